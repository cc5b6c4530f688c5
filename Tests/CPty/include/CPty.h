#ifndef CPTY_H
#define CPTY_H

#include <sys/types.h>

/* Starts `path` as the leader of its own session on a new terminal of the given size. Returns 0 and
 * the terminal's other end, or an errno. */
int pty_spawn(const char *path, char *const arguments[], char *const environment[],
              unsigned short rows, unsigned short columns, int *master, pid_t *process);

/* Starts `path` with pipes for standard input and output; errors go to standard output. */
int pipe_spawn(const char *path, char *const arguments[], char *const environment[], int *input,
               int *output, pid_t *process);

int pty_resize(int master, unsigned short rows, unsigned short columns);

/* How large a file may become that the process writes, as on a disk that is full; -1 is any size. */
int pty_limit_files(pid_t process, long bytes);

#endif
