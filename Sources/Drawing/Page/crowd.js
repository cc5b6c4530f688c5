// Where there are more labels than could be told apart, those are there that cover no other one, and the lines of what
// holds are drawn together: with elements of their own, thousands of them would hold the picture up.
const mostApart = 400;
// What holds: lines between things, and edges on one line.
const holding = new Set(['span', 'span alignment']);
// Room for labels, by squares of the plane.
class Room {
  taken = new Map();
  count = 0;
  take(box) {
    if (!box || this.count === mostApart) return false;
    const [x, y, width, height] = box, squares = [];
    for (let row = Math.floor(y / 32); row * 32 < y + height; row++) {
      for (let column = Math.floor(x / 32); column * 32 < x + width; column++) {
        squares.push(row * 1e6 + column);
      }
    }
    const isCovered = ([left, top, wide, high]) =>
      left < x + width && x < left + wide && top < y + height && y < top + high;
    if (squares.some(square => this.taken.get(square)?.some(isCovered))) return false;
    for (const square of squares) {
      if (!this.taken.has(square)) this.taken.set(square, []);
      this.taken.get(square).push(box);
    }
    this.count++;
    return true;
  }
}
// The names and lines that have elements, the lines that are drawn together, and those of them that have a number.
function share(state) {
  const names = seen(state, 'n');
  if (state.n.size + state.s.size <= mostApart) {
    return { names, spans: seen(state, 's'), together: [], numbers: [] };
  }
  const room = new Room(), holds = id => holding.has(state.s.get(id).c), isOdd = id => state.n.get(id).c !== 'tag';
  const spans = inOrder(state, 's').filter(id => !holds(id) && isSeen(state, 's', id));
  for (const id of spans) room.take(state.s.get(id).p);
  const fitting = new Set([...names.filter(isOdd), ...names.filter(id => !isOdd(id))]
    .filter(id => room.take(state.n.get(id).f)));
  const together = inOrder(state, 's').filter(id => holds(id) && isSeen(state, 's', id));
  const numbers = together.filter(id => isSeen(state, 'p', id) && room.take(state.s.get(id).p));
  return { names: names.filter(id => fitting.has(id)), spans, together, numbers };
}
