#ifndef TSUME_LIBEDIT_SHIM_H
#define TSUME_LIBEDIT_SHIM_H

/* What Swift cannot say itself: el_set(), el_get() and history() are variadic, stdin and stdout are
 * shared mutable state, and glibc hides wcwidth(). */

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

typedef char *(*editline_prompt)(EditLine *);
typedef unsigned char (*editline_key)(EditLine *, int);
typedef int (*editline_reader)(EditLine *, wchar_t *);

/* What libedit has to say of a terminal that it does not know goes nowhere: it is in English alone,
 * and editline_moves_cursor() tells it as well. */
static inline EditLine *editline_open(const char *name) {
  FILE *nowhere = fopen("/dev/null", "w");
  EditLine *line = el_init(name, stdin, stdout, nowhere != NULL ? nowhere : stderr);
  if (line != NULL) el_set(line, EL_SETFP, 2, stderr);
  if (nowhere != NULL) fclose(nowhere);
  return line;
}

/* Whether the terminal can do more than a typewriter. */
static inline int editline_moves_cursor(EditLine *line) {
  char *up = NULL;
  return el_get(line, EL_GETTC, "up", (void *)&up) == 0 && up != NULL && *up != '\0';
}

static inline int editline_set_owner(EditLine *line, void *owner) {
  return el_set(line, EL_CLIENTDATA, owner);
}

static inline void *editline_owner(EditLine *line) {
  void *owner = NULL;
  return el_get(line, EL_CLIENTDATA, &owner) == 0 ? owner : NULL;
}

/* Bytes between two \1 are printed but take no room. */
static inline int editline_set_prompts(EditLine *line, editline_prompt left,
                                       editline_prompt right) {
  return el_set(line, EL_PROMPT_ESC, left, '\1') | el_set(line, EL_RPROMPT_ESC, right, '\1');
}

static inline int editline_set_reader(EditLine *line, editline_reader reader) {
  return el_set(line, EL_GETCFN, reader);
}

static inline int editline_use_emacs(EditLine *line) { return el_set(line, EL_EDITOR, "emacs"); }

static inline int editline_is_vi(EditLine *line) {
  const char *mode = NULL;
  return el_get(line, EL_EDITOR, &mode) == 0 && mode != NULL && strcmp(mode, "vi") == 0;
}

static inline int editline_define(EditLine *line, const char *name, const char *help,
                                  editline_key function) {
  return el_set(line, EL_ADDFN, name, help, function);
}

static inline int editline_bind(EditLine *line, const char *key, const char *name) {
  return el_set(line, EL_BIND, key, name, NULL);
}

/* In vi mode, the map of the command mode. */
static inline int editline_bind_alternative(EditLine *line, const char *key, const char *name) {
  return el_set(line, EL_BIND, "-a", key, name, NULL);
}

/* `mode` as in stty(1), while a line is edited. */
static inline int editline_terminal_mode_editing(EditLine *line, const char *mode) {
  return el_set(line, EL_SETTY, "-d", mode, NULL);
}

/* `mode` as in stty(1), between two lines. */
static inline int editline_terminal_mode_running(EditLine *line, const char *mode) {
  return el_set(line, EL_SETTY, "-x", mode, NULL);
}

static inline int editline_forget_capability(EditLine *line, const char *capability) {
  return el_set(line, EL_SETTC, capability, "", NULL);
}

static inline int editline_prepare_terminal(EditLine *line, int raw) {
  return el_set(line, EL_PREP_TERM, raw);
}

static inline int editline_refresh(EditLine *line) { return el_set(line, EL_REFRESH); }

static inline int editline_use_history(EditLine *line, History *entries) {
  return el_set(line, EL_HIST, history, entries);
}

static inline int editline_history_limit(History *entries, int limit) {
  HistEvent event;
  return history(entries, &event, H_SETSIZE, limit);
}

static inline int editline_history_clear(History *entries) {
  HistEvent event;
  return history(entries, &event, H_CLEAR);
}

/* The number of the entry, or -1. */
static inline int editline_history_enter(History *entries, const char *entry) {
  HistEvent event;
  return history(entries, &event, H_ENTER, entry) < 0 ? -1 : event.num;
}

static inline void editline_history_delete(History *entries, int number) {
  HistEvent event;
  event.str = NULL;
  if (history(entries, &event, H_DEL, number) >= 0) free((void *)event.str); /* a copy */
}

/* libedit prints through stdout, so what stands around its line must take the same way. */
static inline void editline_print(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

extern int wcwidth(wchar_t);

static inline int editline_width(wchar_t character) { return wcwidth(character); }

#endif
