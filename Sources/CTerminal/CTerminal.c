#define _GNU_SOURCE 1
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static int wake_reader = -1, wake_writer = -1;
static atomic_int interrupted, resized, resumed, bracketed_paste;
static struct termios original;
static int has_original;

/* SIGTERM and its like, and the traps of a defect: each leaves a usable terminal behind and then
 * does what it did before (for a trap: Swift's backtrace). */
static const int fatal_signals[] = {SIGTERM, SIGHUP,  SIGQUIT, SIGILL, SIGTRAP,
                                    SIGABRT, SIGSEGV, SIGBUS,  SIGFPE};
enum { fatal_count = sizeof fatal_signals / sizeof fatal_signals[0] };
static struct sigaction earlier_actions[fatal_count];

static void wake(void) {
  char byte = 0;
  ssize_t written = write(wake_writer, &byte, 1); /* full: whoever reads is awake already */
  (void)written;
}

static void leave_terminal(void) {
  static const char off[] = "\033[?2004l";
  if (atomic_exchange(&bracketed_paste, 0)) {
    ssize_t written = write(STDOUT_FILENO, off, sizeof off - 1);
    (void)written;
  }
  if (has_original) tcsetattr(STDIN_FILENO, TCSANOW, &original);
}

static void on_flag(int number) {
  int earlier_errno = errno;
  switch (number) {
  case SIGINT: atomic_store(&interrupted, 1); break;
  case SIGWINCH: atomic_store(&resized, 1); break;
  case SIGCONT: atomic_store(&resumed, 1); break;
  }
  wake();
  errno = earlier_errno;
}

static void on_fatal(int number) {
  leave_terminal();
  for (int i = 0; i < fatal_count; i++)
    if (fatal_signals[i] == number) sigaction(number, &earlier_actions[i], NULL);
  raise(number); /* pending until this handler returns */
}

static void handle(int number, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigaction(number, &action, NULL);
}

static void on_stop(int number);

/* The terminal as the program found it, unless another job has it by now: the shell may have been
 * told first, and whoever touches a terminal from the background is stopped for that. */
static void leave_terminal_in_foreground(void) {
  sigset_t background_write, before;
  sigemptyset(&background_write);
  sigaddset(&background_write, SIGTTOU);
  sigprocmask(SIG_BLOCK, &background_write, &before);
  if (tcgetpgrp(STDIN_FILENO) == getpgrp()) leave_terminal();
  sigprocmask(SIG_SETMASK, &before, NULL);
}

/* Stops `process`, as kill() takes it: the shell gets its terminal as it was, and when it goes on
 * with this job the modes come back. */
static void stop(pid_t process) {
  struct termios current;
  int has_current = tcgetattr(STDIN_FILENO, &current) == 0;
  sigset_t only, before;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  leave_terminal_in_foreground();
  handle(SIGTSTP, SIG_DFL, 0);
  kill(process, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &only, &before); /* stops here, if not above */
  sigprocmask(SIG_SETMASK, &before, NULL);
  handle(SIGTSTP, on_stop, SA_RESTART);
  if (has_current) tcsetattr(STDIN_FILENO, TCSANOW, &current);
}

/* Ctrl-Z while a command runs: everyone in the job has the signal already. */
static void on_stop(int number) {
  int earlier_errno = errno;
  (void)number;
  stop(getpid());
  errno = earlier_errno;
}

static void install_fatal(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = on_fatal;
  action.sa_flags = SA_ONSTACK; /* the stack may be what overflowed */
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal_signals[i], NULL, &earlier_actions[i]);
    /* Whoever asks for the end wants no report of a crash. */
    if (fatal_signals[i] == SIGQUIT && earlier_actions[i].sa_flags & SA_SIGINFO) {
      memset(&earlier_actions[i], 0, sizeof earlier_actions[i]);
      sigemptyset(&earlier_actions[i].sa_mask);
      earlier_actions[i].sa_handler = SIG_DFL;
    }
    int is_ignored = !(earlier_actions[i].sa_flags & SA_SIGINFO) &&
                     earlier_actions[i].sa_handler == SIG_IGN; /* nohup */
    if (!is_ignored) sigaction(fatal_signals[i], &action, NULL);
  }
}

int terminal_install(void) {
  int ends[2];
  if (wake_reader >= 0) return wake_reader;
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  wake_reader = ends[0];
  wake_writer = ends[1];
  has_original = tcgetattr(STDIN_FILENO, &original) == 0;
  atexit(leave_terminal);
  handle(SIGINT, on_flag, SA_RESTART);
  handle(SIGWINCH, on_flag, SA_RESTART);
  handle(SIGCONT, on_flag, SA_RESTART);
  handle(SIGTSTP, on_stop, SA_RESTART);
  install_fatal();
  return wake_reader;
}

int terminal_run(const char *command) {
  struct termios current;
  struct sigaction interrupt;
  int has_current = tcgetattr(STDIN_FILENO, &current) == 0;
  fflush(stdout);
  leave_terminal();
  sigaction(SIGINT, NULL, &interrupt);
  int status = system(command);
  sigaction(SIGINT, &interrupt, NULL);
  atomic_store(&interrupted, 0);
  if (has_current) tcsetattr(STDIN_FILENO, TCSANOW, &current);
  return status < 0 || !WIFEXITED(status) ? -1 : WEXITSTATUS(status);
}

void terminal_drain(void) {
  char bytes[64];
  while (read(wake_reader, bytes, sizeof bytes) > 0) {
  }
}

int terminal_is_interrupted(void) { return atomic_load(&interrupted); }
void terminal_clear_interrupt(void) { atomic_store(&interrupted, 0); }
int terminal_take_resize(void) { return atomic_exchange(&resized, 0); }
int terminal_take_resumption(void) { return atomic_exchange(&resumed, 0); }
void terminal_note_bracketed_paste(int is_on) { atomic_store(&bracketed_paste, is_on); }
void terminal_stop(void) { stop(0); }

void terminal_quit(void) { kill(0, SIGQUIT); }

int terminal_size(int *columns, int *rows) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
    return 0;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 1;
}

static int speaks_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

int terminal_settle_locale(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (setlocale(LC_CTYPE, names[i]) != NULL && speaks_utf8()) return 1;
  return 0;
}

int terminal_wait(int descriptor, int other, int milliseconds) {
  struct pollfd sources[2] = {{descriptor, POLLIN, 0}, {other, POLLIN, 0}};
  if (poll(sources, 2, milliseconds) < 0) return -1;
  return (sources[0].revents != 0) | (sources[1].revents != 0) << 1; /* negative: never ready */
}
