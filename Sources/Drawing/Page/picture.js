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
// What lines cover, worked out once.
const extents = new WeakMap();
function extent(item) {
  const known = extents.get(item);
  if (known) return known;
  const numbers = (item.d + item.e).match(/-?[\d.]+/g).map(Number);
  const [x, y] = [0, 1].map(side => numbers.filter((_, i) => i % 2 === side));
  const [left, top] = [Math.min(...x), Math.min(...y)];
  const box = [left, top, Math.max(...x) - left, Math.max(...y) - top];
  extents.set(item, box);
  return box;
}
const covers = {
  v: item => item.f, s: extent, n: item => [...item.f, 300, 30],
};
// Nothing outside the picture has elements: it may be thousands of times as much.
function seen(state, key) {
  const [left, top, width, height] = state.b;
  return inOrder(state, key).filter(id => {
    const [x, y, wide, high] = covers[key](state[key].get(id));
    return x <= left + width && left <= x + wide && y <= top + height && top <= y + high;
  });
}
function change(element, key, value, apply) {
  const known = element.known || (element.known = {});
  if (known[key] === value) return;
  known[key] = value;
  apply(value);
}
class Stage {
  constructor(root) {
    this.root = root;
    root.className = 'stage scene';
    root.innerHTML = '<div class="plane"><svg class="ground" aria-hidden="true">'
      + '<rect class="window" rx="4"/><rect class="safe"/></svg><div class="views"></div>'
      + '<svg class="over" aria-hidden="true"><g class="goal"/><g class="ghosts"/><g class="spans"/>'
      + '<g class="tags"/></svg></div>';
    const part = name => root.querySelector('.' + name);
    this.plane = part('plane'); this.window = part('window'); this.safe = part('safe');
    this.views = part('views'); this.ghosts = part('ghosts'); this.spans = part('spans');
    this.tags = part('tags'); this.goal = part('goal');
  }
  show(state) {
    this.plane.style.transform = `translate(${-state.b[0]}px,${-state.b[1]}px)`;
    this.place(this.window, state.w[0]);
    this.place(this.safe, state.w[1]);
    // So many that glide at once would make the picture late.
    const changed = [...this.views.children].filter(view => view.item !== state.v.get(view.key));
    this.root.classList.toggle('still', changed.length > 150);
    sync(this.views, seen(state, 'v'), state.v, () => {
      const view = document.createElement('div');
      view.append(svg('svg'));
      view.firstChild.setAttribute('aria-hidden', 'true');
      return view;
    }, (view, item, id) => this.view(view, item, id));
    change(this.ghosts, 'g', state.g, markup => { this.ghosts.innerHTML = long(markup); });
    sync(this.spans, seen(state, 's'), state.s, () => {
      const span = svg('g');
      for (const [name, part] of [['path', 'line'], ['path', 'extension'], ['path', 'heads'],
        ['rect', 'pill'], ['text', 'number']]) {
        span.append(svg(name));
        span.lastChild.setAttribute('class', part);
      }
      return span;
    }, (span, item) => this.span(span, item));
    sync(this.tags, seen(state, 'n'), state.n, () => svg('g'), (tag, item) => {
      tag.setAttribute('class', item.c);
      tag.style.transform = `translate(${item.f[0]}px,${item.f[1]}px)`;
      change(tag, 'h', item.h, markup => { tag.innerHTML = long(markup); });
    });
  }
  place(rect, frame) {
    rect.style.display = frame ? '' : 'none';
    if (!frame) return;
    ['x', 'y', 'width', 'height'].forEach((name, i) => {
      rect.setAttribute(name, frame[i]);
      rect.style[name] = frame[i] + 'px';
    });
  }
  span(span, item) {
    const [line, extension, heads, pill, number] = span.children;
    span.setAttribute('class', item.c);
    line.setAttribute('d', item.d);
    extension.setAttribute('d', item.e);
    heads.setAttribute('d', item.a);
    pill.style.display = number.style.display = item.p ? '' : 'none';
    if (!item.p) return;
    const [x, y, width, height] = item.p;
    for (const [name, value] of Object.entries({ x, y, width, height, rx: height / 2 })) {
      pill.setAttribute(name, value);
    }
    number.setAttribute('x', x + width / 2);
    number.setAttribute('y', y + height / 2);
    number.setAttribute('dy', '0.35em');
    number.setAttribute('text-anchor', 'middle');
    number.textContent = item.l;
  }
  view(view, item, id) {
    view.className = item.c;
    view.style.clipPath = item.k || '';
    view.style.opacity = item.o ?? '';
    if (this.isLive) view.id = id;
    if (this.isLive && !item.b) {
      view.tabIndex = -1;
      view.setAttribute('role', 'button');
      view.setAttribute('aria-label', item.t);
    }
    if (!item.b) change(view, 't', item.t, caption => { view.title = caption; });
    ['left', 'top', 'width', 'height'].forEach((name, i) => {
      view.style[name] = item.f[i] + 'px';
    });
    change(view, 'h', item.h, markup => { view.firstChild.innerHTML = long(markup); });
  }
}
