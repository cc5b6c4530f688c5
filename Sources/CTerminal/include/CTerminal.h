#ifndef CTERMINAL_H
#define CTERMINAL_H

/* Signals may arrive on any thread at any instruction: what handles them is C with atomics. */

/* Saves the terminal's state, to be restored at exit and when a signal ends the program, and turns
 * interrupts, resizes and stops into flags. Returns a descriptor that becomes readable whenever a
 * flag is raised, or -1. Call it once, before the editor starts. */
int terminal_install(void);

/* Empties what terminal_install() returned. */
void terminal_drain(void);

int terminal_is_interrupted(void);
void terminal_clear_interrupt(void);

/* Whether the size changed since the last call. */
int terminal_take_resize(void);

/* Whether the program was stopped and goes on since the last call. */
int terminal_take_resumption(void);

/* Whether bracketed paste is on: whatever ends the program must switch it off. */
void terminal_note_bracketed_paste(int is_on);

/* Stops the foreground job, as the key would if the editor did not read it. */
void terminal_stop(void);

/* Lends the terminal, as this program found it, to a command of the shell, and waits for its end.
 * Whoever is interrupted meanwhile is the command alone. Its exit status, or -1. */
int terminal_run(const char *command);

/* Ends the foreground job, as Ctrl-\ would if the editor did not read it. */
void terminal_quit(void);

/* 1 if standard output knows its size. */
int terminal_size(int *columns, int *rows);

/* Sets LC_CTYPE to the user's locale, or to any that speaks UTF-8. 1 if it does. */
int terminal_settle_locale(void);

/* Waits until `descriptor`, or `other` unless it is negative, can be read; forever if `milliseconds`
 * is negative. Bit 0: `descriptor`; bit 1: `other`; 0: time is up; -1: failed, see errno. */
int terminal_wait(int descriptor, int other, int milliseconds);

#endif
