const data = JSON.parse(document.getElementById('data').textContent);
const $ = id => document.getElementById(id);
const html = document.documentElement;
// An address beside that of the page, which may be written without its last slash.
const beside = name => location.pathname.replace(/\/*$/, '/') + name;
// Where the steps begin that are here; the first of them is whole. One before is asked for, whole, too, when somebody
// looks back: most never do.
let first = data.first || 0;
for (const list of [data.steps, data.said]) list?.unshift(...Array(first));
let last = data.steps.length - 1;
const long = text => text.replace(/[\ue000-\ue01f]/g, one => data.pieces[one.charCodeAt() - 0xe000]);
const lists = ['v', 'n', 's', 'r'];
const fresh = () => ({ at: -1, o: [], g: '', q: '', sorted: {},
  ...Object.fromEntries(lists.map(key => [key, new Map()])) });
const number = id => Number(id.slice(1));
const sorting = {
  v: state => state.o,
  n: state => state.o.map(id => 'n' + id).filter(id => state.n.has(id)),
  s: state => [...state.s.keys()].sort((one, other) =>
    state.s.get(one).z - state.s.get(other).z || number(one) - number(other)),
  r: state => [...state.r.keys()].sort((one, other) => number(one) - number(other)),
};
const inOrder = (state, key) => state.sorted[key] ||= sorting[key](state);
function put(state, key, id, item) {
  const old = state[key].get(id);
  if (!old || !item || old.z !== item.z) state.sorted[key] = null;
  if (item) state[key].set(id, item); else state[key].delete(id);
  return old;
}
function exchange(state, [at, count, ids]) {
  const gone = state.o.slice(at, at + count);
  if (ids.length < 1000) state.o.splice(at, count, ...ids);
  else state.o = state.o.slice(0, at).concat(ids, state.o.slice(at + count));
  state.sorted.v = state.sorted.n = null;
  return [at, ids.length, gone];
}
const rounded = number => Math.round(number * 1000) / 1000 + 0;
const shiftedPath = (path, by) => path.replace(/([A-Z])([^A-Z]+)/g, (_, letter, numbers) =>
  letter + numbers.split(' ').map((text, i) => rounded(Number(text) + by[letter === 'V' ? 1 : i])).join(' '));
const shiftedBox = (box, by) => [rounded(box[0] + by[0]), rounded(box[1] + by[1]), box[2], box[3]];
// The same in another place. Its lines go there when somebody looks at them: most are outside the picture.
function shifted(item, by) {
  const moved = { ...item }, extent = extents.get(item);
  for (const key of ['f', 'p']) moved[key] &&= shiftedBox(item[key], by);
  if (item.d) moved.by = item.by ? item.by.map((way, i) => way + by[i]) : by;
  if (extent) extents.set(moved, shiftedBox(extent, by));
  return moved;
}
function settled(item) {
  if (!item?.by) return item;
  for (const key of ['d', 'e']) item[key] &&= shiftedPath(item[key], item.by);
  item.by = null;
  return item;
}
function advance(state) {
  const step = data.steps[++state.at], back = { b: state.b, w: state.w, g: state.g, q: state.q };
  state.b = step.b || state.b;
  state.w = step.w || state.w;
  state.g = step.g || '';
  state.q = step.q || '';
  if (step.o) back.o = exchange(state, step.o);
  for (const key of lists) {
    back[key] = Object.entries(step[key] || {}).map(([id, fields]) =>
      [id, put(state, key, id, fields && { ...settled(state[key].get(id)), ...fields })]);
  }
  for (const [x, y, moved] of step.m || []) {
    for (const [key, ids] of Object.entries(moved)) {
      for (const id of ids) back[key].push([id, put(state, key, id, shifted(state[key].get(id), [x, y]))]);
    }
  }
  return back;
}
function retreat(state, back) {
  state.at--;
  [state.b, state.w, state.g, state.q] = [back.b, back.w, back.g, back.q];
  if (back.o) exchange(state, back.o);
  for (const key of lists) for (const [id, item] of back[key] || []) put(state, key, id, item);
}
