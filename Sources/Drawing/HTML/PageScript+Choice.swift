extension PageScript {
  /// One view or one constraint at a time.
  static let choice = #"""
    let chosen = null, kept = null;
    const press = (button, isKept) => {
      button.classList.toggle('kept', isKept);
      button.setAttribute('aria-pressed', isKept);
    };
    function light(id = kept) {
      const item = id && state.r.get(id);
      stage.root.classList.toggle('focusing', Boolean(item) || Boolean(chosen));
      for (const span of stage.spans.children) {
        const about = state.r.get(span.key);
        const isLit = item ? span.key === id : chosen && about && about.v.includes(chosen);
        span.classList.toggle('lit', Boolean(isLit));
      }
      for (const view of stage.views.children) {
        view.classList.toggle('lit', Boolean(item) && item.v.includes(view.key));
        view.classList.toggle('chosen-view', view.key === chosen);
      }
      for (const button of rows.querySelectorAll('.kept')) press(button, false);
      const button = kept && rows.querySelector(`[data-id="${kept}"]`);
      if (button) press(button, true);
    }
    function choose(id) {
      chosen = id;
      $('chosen').hidden = !id;
      rows.classList.toggle('of-view', Boolean(id));
      if (id) {
        $('chosen-caption').textContent = state.v.get(id).t;
        for (const row of rows.children) row.classList.toggle('about', row.item.v.includes(id));
      }
      const first = id || state.o[0];
      for (const view of stage.views.querySelectorAll('.view')) {
        view.tabIndex = view.key === first ? 0 : -1;
        view.setAttribute('aria-pressed', view.key === id);
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
      choose(view.key === chosen ? null : view.key);
      light();
    });
    stage.views.addEventListener('keydown', event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const order = seen(state, 'v').filter(key => !state.v.get(key).b);
      const at = order.indexOf(event.target.key);
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

  /// What the user does, on paper too.
  static let keys = #"""
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
    function printed(article, state) {
      const box = article.querySelector('.print-picture');
      const [, , width, height] = state.b;
      const scale = Math.min(180 / width, 262 / height);
      box.style.width = width * scale + 'px';
      box.style.height = height * scale + 'px';
      const root = document.createElement('div');
      box.replaceChildren(root);
      new Stage(root).show(state);
      root.style.cssText = `width:${width}px;height:${height}px;transform:scale(${scale})`;
    }
    addEventListener('beforeprint', () => {
      if (data.said) { printed(said.firstElementChild, state); return; }
      const passing = fresh();
      for (const article of articles) { advance(passing); printed(article, passing); }
    });
    addEventListener('afterprint', () => {
      for (const box of document.querySelectorAll('.print-picture')) box.replaceChildren();
    });
    html.classList.add('live');
    if (data.steps.length && !showHash()) show(last);
    setTimeout(() => stage.root.classList.add('moving'));

    """#
}
