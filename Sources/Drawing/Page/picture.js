const svgNames = 'http://www.w3.org/2000/svg';
const svg = name => document.createElementNS(svgNames, name);
function sync(parent, ids, items, make, update) {
  const present = new Map(), wanted = new Set(ids);
  for (const child of [...parent.children]) {
    if (wanted.has(child.key)) present.set(child.key, child); else child.remove();
  }
  let place = parent.firstElementChild;
  for (const id of ids) {
    const child = present.get(id) || make(id), item = items.get(id);
    child.key = id;
    if (child !== place) parent.insertBefore(child, place); else place = place.nextElementSibling;
    if (child.item !== item) update(child, item, id);
    child.item = item;
  }
}
// A dimension line goes in one direction, `M16 40H32`; an edge is a line between two points.
function ends(item) {
  const parts = /^M(\S+) (\S+)([HV])(\S+)$/.exec(settled(item).d);
  if (!parts) return null;
  const [x, y, to] = [parts[1], parts[2], parts[4]].map(Number), isAcross = parts[3] === 'H';
  return { isAcross, from: isAcross ? x : y, to, across: isAcross ? y : x };
}
// Bars at both ends of a dimension line, and arrow heads where there is room between them.
function heads(item) {
  const line = ends(item);
  if (!line) return '';
  const point = (along, across) => line.isAcross ? `${along} ${across}` : `${across} ${along}`;
  const [low, high] = line.from < line.to ? [line.from, line.to] : [line.to, line.from], at = line.across;
  const bar = along => `M${point(along, at - 4)}L${point(along, at + 4)}`;
  const head = (tip, back) => `M${point(back, at - 2)}L${point(tip, at)}L${point(back, at + 2)}`;
  return bar(low) + bar(high) + (high - low < 12 ? '' : head(low, low + 4) + head(high, high - 4));
}
// What lines cover, worked out once.
const extents = new WeakMap();
function extent(item) {
  const known = extents.get(item);
  if (known) return known;
  const numbers = path => path ? path.slice(1).split(/[ML ]/).map(Number) : [], line = ends(item);
  const along = line && [line.from, line.across, line.to, line.across];
  const own = !line ? numbers(item.d) : line.isAcross ? along : [along[1], along[0], along[1], along[2]];
  const points = [...own, ...numbers(item.e)];
  const [x, y] = [0, 1].map(side => points.filter((_, i) => i % 2 === side));
  const [left, top] = [Math.min(...x), Math.min(...y)];
  const box = [left, top, Math.max(...x) - left, Math.max(...y) - top];
  extents.set(item, box);
  return box;
}
const covers = {
  v: (state, id) => state.v.get(id).f, n: (state, id) => state.n.get(id).f,
  s: (state, id) => extent(state.s.get(id)), p: (state, id) => state.s.get(id).p,
};
function isSeen(state, key, id) {
  const [left, top, width, height] = state.b, box = covers[key](state, id);
  return box && box[0] <= left + width && left <= box[0] + box[2]
    && box[1] <= top + height && top <= box[1] + box[3];
}
// Nothing outside the picture has elements: it may be thousands of times as much.
const seen = (state, key) => inOrder(state, key).filter(id => isSeen(state, key, id));
function change(element, key, value, apply) {
  const known = element.known || (element.known = {});
  if (known[key] === value) return;
  known[key] = value;
  apply(value);
}
const lines = [['line', item => settled(item).d], ['extension', item => settled(item).e], ['heads', heads]];
// Bars and arrow heads of thousands of lines hide what they belong to, and take as long to draw as all the rest.
const bareLines = lines.slice(0, 2);
class Stage {
  glides = false;
  constructor(root) {
    this.root = root;
    root.className = 'stage scene';
    root.innerHTML = '<div class="plane"><svg class="ground" aria-hidden="true">'
      + '<rect class="window" rx="4"/><rect class="safe"/></svg><div class="views"></div>'
      + '<svg class="over" aria-hidden="true"><g class="goal"/><g class="ghosts"/><g class="crowd"/>'
      + '<g class="numbers"/><g class="spans"/><g class="lights"/><g class="tags"/></svg></div>';
    for (const name of ['plane', 'window', 'safe', 'views', 'goal', 'ghosts', 'crowd', 'numbers', 'spans', 'lights',
      'tags']) {
      this[name] = root.querySelector('.' + name);
    }
  }
  // The lines of a constraint, or of many.
  newStrokes(parts = lines) {
    const group = svg('g');
    for (const [part] of parts) {
      group.append(svg('path'));
      group.lastChild.setAttribute('class', part);
    }
    return group;
  }
  show(state) {
    this.plane.style.transform = `translate(${-state.b[0]}px,${-state.b[1]}px)`;
    this.place(this.window, state.w[0]);
    this.place(this.safe, state.w[1]);
    // So many that glide at once would make the picture late.
    const changed = [...this.views.children].filter(view => view.item !== state.v.get(view.key));
    this.root.classList.toggle('moving', this.glides && changed.length <= 150);
    sync(this.views, seen(state, 'v'), state.v, id => this.newView(id),
      (view, item) => this.view(view, item));
    change(this.ghosts, 'g', state.g, markup => { this.ghosts.innerHTML = long(markup); });
    const { names, spans, together, numbers } = share(state);
    this.together = new Set(together);
    this.sync(this.spans, spans, state);
    this.draw(together, state);
    sync(this.numbers, numbers, state.s, () => this.newNumber(),
      (number, item) => { number.setAttribute('class', item.c); this.number(number, item); });
    sync(this.tags, names, state.n, () => svg('g'), (tag, item) => {
      tag.setAttribute('class', item.c);
      tag.style.transform = `translate(${item.f[0]}px,${item.f[1]}px)`;
      change(tag, 'h', item.h, markup => { tag.innerHTML = long(markup); });
    });
  }
  // Lets constraints stand out: those that are drawn together with others by lines of their own.
  light(state, ids) {
    const lit = new Set(ids);
    for (const span of this.spans.children) span.classList.toggle('lit', lit.has(span.key));
    this.sync(this.lights, ids.filter(id => this.together.has(id)), state);
    for (const span of this.lights.children) span.classList.add('lit');
  }
  sync(group, ids, state) {
    sync(group, ids, state.s, () => this.newSpan(), (span, item) => this.span(span, item));
  }
  place(rect, frame) {
    rect.style.display = frame ? '' : 'none';
    if (!frame) return;
    ['x', 'y', 'width', 'height'].forEach((name, i) => {
      rect.setAttribute(name, frame[i]);
      rect.style[name] = frame[i] + 'px';
    });
  }
  // A thousand at a time, so that where one changes not all are drawn anew.
  draw(ids, state) {
    const chunks = new Map();
    for (const id of ids) {
      const item = state.s.get(id), key = item.c + Math.floor(number(id) / 1000);
      if (!chunks.has(key)) chunks.set(key, []);
      chunks.get(key).push(item);
    }
    sync(this.crowd, [...chunks.keys()], chunks, () => this.newStrokes(bareLines), (chunk, items) => {
      chunk.setAttribute('class', items[0].c);
      bareLines.forEach(([key, path], i) => change(chunk.children[i], key, items.map(path).join(''),
        all => chunk.children[i].setAttribute('d', all)));
    });
  }
  newNumber() {
    const group = svg('g');
    for (const [name, part] of [['rect', 'pill'], ['text', 'number']]) {
      group.append(svg(name));
      group.lastChild.setAttribute('class', part);
    }
    group.lastChild.setAttribute('dy', '0.35em');
    group.lastChild.setAttribute('text-anchor', 'middle');
    return group;
  }
  newSpan() {
    const span = this.newStrokes();
    span.append(this.newNumber());
    return span;
  }
  span(span, item) {
    span.setAttribute('class', item.c);
    lines.forEach(([, path], i) => span.children[i].setAttribute('d', path(item)));
    span.lastChild.style.display = item.p ? '' : 'none';
    if (item.p) this.number(span.lastChild, item);
  }
  number(group, item) {
    const [x, y, width, height] = item.p, [pill, number] = group.children;
    for (const [name, value] of Object.entries({ x, y, width, height, rx: height / 2 })) {
      pill.setAttribute(name, value);
    }
    number.setAttribute('x', x + width / 2);
    number.setAttribute('y', y + height / 2);
    number.textContent = item.l;
  }
  newView(id) {
    const view = document.createElement('div');
    view.append(svg('svg'));
    view.firstChild.setAttribute('aria-hidden', 'true');
    if (this.isLive) view.id = id;
    return view;
  }
  view(view, item) {
    view.className = item.c;
    view.style.clipPath = item.k || '';
    view.style.opacity = item.o ?? '';
    if (!item.b && this.isLive) change(view, 't', item.t, caption => this.tell(view, caption));
    ['left', 'top', 'width', 'height'].forEach((name, i) => {
      view.style[name] = item.f[i] + 'px';
    });
    change(view, 'h', item.h, markup => { view.firstChild.innerHTML = long(markup); });
  }
  tell(view, caption) {
    view.setAttribute('aria-label', caption);
    if (view.hasAttribute('role')) return;
    view.tabIndex = -1;
    view.setAttribute('role', 'button');
    view.setAttribute('aria-pressed', false);
  }
}
