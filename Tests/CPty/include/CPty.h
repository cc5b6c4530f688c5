#ifndef CPTY_H
#define CPTY_H
#endif
