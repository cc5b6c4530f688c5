/// What makes the page move: it puts each step together from the differences, and exchanges only
/// what changed, so that every view keeps its element and glides to its next frame.
enum PageScript {
  static let text =
    "(() => {\n'use strict';\n" + states + picture + travel + choice + keys + "})();"

  private static let states = #"""
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const html = document.documentElement;
    const last = data.steps.length - 1;
    const lists = ['v', 'n', 's', 'r'];
    const fresh = () => ({ v: { o: [], s: {} }, n: { o: [], s: {} }, s: { o: [], s: {} },
      r: { o: [], s: {} }, g: '' });
    function advance(state, step) {
      if (step.b) state.b = step.b;
      if (step.w) state.w = step.w;
      state.g = step.g || '';
      for (const key of lists) {
        const change = step[key];
        if (!change) continue;
        const list = state[key];
        for (const id in change.s) list.s[id] = Object.assign({}, list.s[id], change.s[id]);
        if (change.o) {
          list.o = change.o;
          const kept = new Set(change.o);
          for (const id in list.s) if (!kept.has(id)) delete list.s[id];
        }
      }
      return state;
    }
    function stateAt(index) {
      const state = fresh();
      for (let step = 0; step <= index; step++) advance(state, data.steps[step]);
      return state;
    }

    """#

  private static let picture = #"""
    const svgNames = 'http://www.w3.org/2000/svg';
    const svg = name => document.createElementNS(svgNames, name);
    function sync(parent, list, make, update) {
      const present = new Map();
      for (const child of [...parent.children]) {
        if (child.dataset.key in list.s) present.set(child.dataset.key, child);
        else child.remove();
      }
      let place = parent.firstElementChild;
      for (const id of list.o) {
        let child = present.get(id);
        if (!child) { child = make(id); child.dataset.key = id; }
        if (child !== place) parent.insertBefore(child, place); else place = place.nextElementSibling;
        update(child, list.s[id], id);
      }
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
          + '<svg class="over" aria-hidden="true"><g class="ghosts"/><g class="spans"/>'
          + '<g class="tags"/></svg></div>';
        const part = name => root.querySelector('.' + name);
        this.plane = part('plane'); this.window = part('window'); this.safe = part('safe');
        this.views = part('views'); this.ghosts = part('ghosts'); this.spans = part('spans');
        this.tags = part('tags');
      }
      show(state) {
        this.plane.style.transform = `translate(${-state.b[0]}px,${-state.b[1]}px)`;
        this.place(this.window, state.w[0]);
        this.place(this.safe, state.w[1]);
        sync(this.views, state.v, () => {
          const view = document.createElement('div');
          view.append(svg('svg'));
          view.firstChild.setAttribute('aria-hidden', 'true');
          return view;
        }, (view, item, id) => this.view(view, item, id));
        change(this.ghosts, 'g', state.g, markup => { this.ghosts.innerHTML = markup; });
        sync(this.spans, state.s, () => {
          const span = svg('g');
          for (const [name, part] of [['path', 'line'], ['path', 'extension'], ['path', 'heads'],
            ['rect', 'pill'], ['text', 'number']]) {
            span.append(svg(name));
            span.lastChild.setAttribute('class', part);
          }
          return span;
        }, (span, item) => this.span(span, item));
        sync(this.tags, state.n, () => svg('g'), (tag, item) => {
          tag.setAttribute('class', item.c);
          tag.style.transform = `translate(${item.f[0]}px,${item.f[1]}px)`;
          change(tag, 'h', item.h, markup => { tag.innerHTML = markup; });
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
        change(view, 'h', item.h, markup => { view.firstChild.innerHTML = markup; });
      }
    }

    """#

  private static let travel = #"""
    const stage = new Stage($('stage'));
    stage.isLive = true;
    const frame = $('frame'), slider = $('slider'), rows = $('rows');
    const links = [...document.querySelectorAll('#steps a')];
    const articles = [...document.querySelectorAll('article')];
    let now = -1, state = null;
    function fit() {
      if (!state) return;
      const [, , width, height] = state.b;
      const narrow = innerWidth <= 760;
      const wide = narrow ? innerWidth - 24 : Math.max(220, innerWidth * (innerWidth > 1080 ? .36 : .46));
      const high = narrow ? innerHeight * .62 : Math.max(240, innerHeight - 230);
      frame.style.setProperty('--w', width);
      frame.style.setProperty('--h', height);
      frame.style.setProperty('--scale', Math.min(1.6, wide / width, high / height).toFixed(4));
    }
    function show(index) {
      index = Math.max(0, Math.min(last, index));
      if (index === now) return;
      now = index;
      state = stateAt(index);
      fit();
      stage.show(state);
      sync(rows, state.r, () => {
        const row = document.createElement('li');
        row.innerHTML = '<button type="button"></button>';
        return row;
      }, (row, item, id) => {
        row.firstChild.dataset.id = id;
        change(row, 'h', item.h, markup => { row.firstChild.innerHTML = markup; });
      });
      slider.value = index;
      slider.setAttribute('aria-valuetext', data.numbers[index]);
      $('place').textContent = `${data.numbers[index]} / ${data.numbers[last]}`;
      $('previous').disabled = index === 0;
      $('next').disabled = index === last;
      links.forEach((link, i) => {
        if (i === index) link.setAttribute('aria-current', 'step');
        else link.removeAttribute('aria-current');
      });
      articles.forEach((article, i) => article.classList.toggle('current', i === index));
      reveal(links[index]);
      if (chosen && !(chosen in state.v.s)) choose(null); else choose(chosen);
      light();
      history.replaceState(null, '', '#step=' + data.numbers[index]);
    }
    function reveal(link) {
      const list = link.closest('ol');
      if (list.scrollHeight <= list.clientHeight + 1) return;
      const top = link.offsetTop - list.offsetTop;
      if (top < list.scrollTop) list.scrollTop = top;
      const low = top + link.offsetHeight - list.clientHeight;
      if (low > list.scrollTop) list.scrollTop = low;
    }
    function showNumber(number) {
      const index = data.numbers.indexOf(number);
      if (index >= 0) show(index);
      return index >= 0;
    }
    function showHash() {
      const found = /^#step=(\d+)$/.exec(location.hash);
      return found ? showNumber(Number(found[1])) : false;
    }

    """#

  private static let choice = #"""
    let chosen = null, kept = null;
    function light(id = kept) {
      const item = id && state.r.s[id];
      stage.root.classList.toggle('focusing', Boolean(item) || Boolean(chosen));
      for (const span of stage.spans.children) {
        const about = state.r.s[span.dataset.key];
        const isLit = item ? span.dataset.key === id : chosen && about && about.v.includes(chosen);
        span.classList.toggle('lit', Boolean(isLit));
      }
      for (const view of stage.views.children) {
        view.classList.toggle('lit', Boolean(item) && item.v.includes(view.dataset.key));
        view.classList.toggle('chosen-view', view.dataset.key === chosen);
      }
      for (const row of rows.children) {
        const isKept = row.dataset.key === kept;
        row.firstChild.classList.toggle('kept', isKept);
        row.firstChild.setAttribute('aria-pressed', isKept);
      }
    }
    function choose(id) {
      chosen = id;
      $('chosen').hidden = !id;
      rows.classList.toggle('of-view', Boolean(id));
      if (id) $('chosen-caption').textContent = state.v.s[id].t;
      for (const row of rows.children) {
        row.classList.toggle('about', Boolean(id) && state.r.s[row.dataset.key].v.includes(id));
      }
      for (const view of stage.views.querySelectorAll('.view')) {
        view.tabIndex = view.dataset.key === (id || state.v.o[0]) ? 0 : -1;
        view.setAttribute('aria-pressed', view.dataset.key === id);
      }
    }
    const rowOf = event => event.target.closest('#rows button');
    rows.addEventListener('pointerover', event => { const row = rowOf(event); if (row) light(row.dataset.id); });
    rows.addEventListener('pointerleave', () => light());
    rows.addEventListener('focusin', event => { const row = rowOf(event); if (row) light(row.dataset.id); });
    rows.addEventListener('focusout', () => light());
    rows.addEventListener('click', event => {
      const row = rowOf(event);
      if (!row) return;
      kept = kept === row.dataset.id ? null : row.dataset.id;
      light();
    });
    stage.views.addEventListener('click', event => {
      const view = event.target.closest('.view');
      if (!view) return;
      kept = null;
      choose(view.dataset.key === chosen ? null : view.dataset.key);
      light();
    });
    stage.views.addEventListener('keydown', event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const order = state.v.o.filter(key => !state.v.s[key].b);
      const at = order.indexOf(event.target.dataset.key);
      if (event.key === 'Enter' || event.key === ' ') { event.target.click(); event.preventDefault(); }
      const next = step && at >= 0 && order[at + step];
      if (!next) return;
      event.preventDefault();
      choose(next);
      light();
      $(next).focus();
    });
    $('show-all').addEventListener('click', () => { choose(null); light(); });

    """#

  private static let keys = #"""
    function speak(language) {
      html.lang = language;
      html.dataset.language = language;
      for (const button of document.querySelectorAll('.languages button')) {
        button.setAttribute('aria-pressed', button.dataset.language === language);
      }
    }
    document.querySelector('.languages').addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button) speak(button.dataset.language);
    });
    for (const name of ['names', 'spans', 'ghosts']) {
      $('show-' + name).addEventListener('change', event => {
        stage.root.classList.toggle('without-' + name, !event.target.checked);
      });
    }
    slider.addEventListener('input', () => show(Number(slider.value)));
    $('previous').addEventListener('click', () => show(now - 1));
    $('next').addEventListener('click', () => show(now + 1));
    $('help').addEventListener('click', () => $('keys').showModal());
    $('steps').addEventListener('click', event => {
      const link = event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      showNumber(Number(link.dataset.step));
    });
    let typed = '', timer = 0;
    function typeDigit(digit) {
      clearTimeout(timer);
      timer = setTimeout(() => { typed = ''; }, 1000);
      typed += digit;
      if (!showNumber(Number(typed)) && showNumber(Number(digit))) typed = digit;
    }
    document.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey || $('keys').open) return;
      const actions = {
        ArrowLeft: () => show(now - 1), ArrowRight: () => show(now + 1), Home: () => show(0),
        End: () => show(last), '?': () => $('keys').showModal(),
        Escape: () => { kept = null; choose(null); light(); },
        n: () => $('show-names').click(), c: () => $('show-spans').click(),
        b: () => $('show-ghosts').click(),
        l: () => speak(html.lang === 'en' ? 'ja' : 'en'),
      };
      if (/^[0-9]$/.test(event.key)) typeDigit(event.key);
      else if (actions[event.key]) { event.preventDefault(); actions[event.key](); }
    });
    addEventListener('hashchange', showHash);
    addEventListener('resize', fit);
    addEventListener('beforeprint', () => {
      const state = fresh();
      data.steps.forEach((step, index) => {
        advance(state, step);
        const box = articles[index].querySelector('.print-picture');
        const [, , width, height] = state.b;
        const scale = Math.min(180 / width, 262 / height);
        box.style.width = width * scale + 'px';
        box.style.height = height * scale + 'px';
        const root = document.createElement('div');
        box.replaceChildren(root);
        new Stage(root).show(state);
        root.style.cssText = `width:${width}px;height:${height}px;transform:scale(${scale})`;
      });
    });
    addEventListener('afterprint', () => {
      for (const box of document.querySelectorAll('.print-picture')) box.replaceChildren();
    });
    html.classList.add('live');
    if (data.steps.length && !showHash()) show(last);
    setTimeout(() => stage.root.classList.add('moving'));

    """#
}
