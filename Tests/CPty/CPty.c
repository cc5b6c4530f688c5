#define _GNU_SOURCE 1 /* posix_openpt, ptsname_r, pipe2 and POSIX_SPAWN_SETSID of glibc */
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>

int pty_resize(int master, unsigned short rows, unsigned short columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}

int pty_limit_files(pid_t process, long bytes) {
#ifdef __linux__
  struct rlimit limit = {.rlim_cur = bytes < 0 ? RLIM_INFINITY : (rlim_t)bytes,
                         .rlim_max = RLIM_INFINITY};
  return prlimit(process, RLIMIT_FSIZE, &limit, NULL) == 0 ? 0 : errno;
#else
  return ENOTSUP;
#endif
}

/* The child starts with every signal at its default, whatever the test runner made of them. */
static void prepare(posix_spawnattr_t *attributes, short flags) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_init(attributes);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setflags(attributes, flags | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

#ifdef __linux__
enum { master_flags = O_RDWR | O_NOCTTY | O_CLOEXEC };
#else
enum { master_flags = O_RDWR | O_NOCTTY };
#endif

static int open_master(char *name, size_t capacity) {
  int master = posix_openpt(master_flags);
  if (master < 0) return -1;
  if (grantpt(master) || unlockpt(master) || ptsname_r(master, name, capacity)) {
    int earlier_errno = errno;
    close(master);
    errno = earlier_errno;
    return -1;
  }
  fcntl(master, F_SETFD, FD_CLOEXEC); /* or other children keep this terminal open */
  return master;
}

int pty_spawn(const char *path, char *const arguments[], char *const environment[],
              unsigned short rows, unsigned short columns, int *master, pid_t *process) {
  char name[128];
  int ours = open_master(name, sizeof name);
  if (ours < 0) return errno;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  prepare(&attributes, POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_init(&actions);
  /* A session leader's first terminal becomes its controlling one. */
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, name, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO);
  int theirs = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC); /* the size outlives the start */
  pty_resize(ours, rows, columns);
  int failure = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  close(theirs);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failure) {
    close(ours);
    return failure;
  }
  *master = ours;
  return 0;
}

/* Closed on exec from the start where the system can: another test may start a child just now. */
static int open_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int pipe_spawn(const char *path, char *const arguments[], char *const environment[], int *input,
               int *output, pid_t *process) {
  int to_child[2], from_child[2];
  int failure = open_pipe(to_child);
  if (failure) return failure;
  if ((failure = open_pipe(from_child))) {
    close(to_child[0]);
    close(to_child[1]);
    return failure;
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  prepare(&attributes, 0);
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to_child[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from_child[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from_child[1], STDERR_FILENO);
  failure = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  close(to_child[0]);
  close(from_child[1]);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failure) {
    close(to_child[1]);
    close(from_child[0]);
    return failure;
  }
  *input = to_child[1];
  *output = from_child[0];
  return 0;
}
