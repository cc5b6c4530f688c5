let chosen = null, kept = null;
const press = (button, isKept) => {
  button.classList.toggle('kept', isKept);
  button.setAttribute('aria-pressed', isKept);
};
const isAbout = (id, view) => state.r.get(id).v.includes(view);
function light(id = kept) {
  const item = id && state.r.get(id);
  stage.root.classList.toggle('focusing', Boolean(item) || Boolean(chosen));
  stage.light(state, item ? [id] : chosen ? inOrder(state, 'r').filter(row => isAbout(row, chosen)) : []);
  for (const view of stage.views.querySelectorAll('.lit,.chosen-view')) {
    view.classList.remove('lit', 'chosen-view');
  }
  for (const view of item ? item.v : []) $(view)?.classList.add('lit');
  if (chosen) $(chosen)?.classList.add('chosen-view');
  for (const button of rows.querySelectorAll('.kept')) press(button, false);
  const button = kept && rows.querySelector(`[data-id="${kept}"]`);
  if (button) press(button, true);
}
// Thousands are read by nobody. Those of which there is something to say are there, and all of a view that is chosen.
const mostRows = 500;
function showRows() {
  const all = inOrder(state, 'r'), isOdd = id => state.r.get(id).o;
  const ids = all.filter((id, i) => chosen ? isAbout(id, chosen) : i < mostRows || isOdd(id));
  $('more-rows').hidden = chosen || ids.length === all.length;
  sync(rows, ids, state.r, id => {
    const row = document.createElement('li');
    row.innerHTML = `<button type="button" aria-pressed="false" data-id="${id}"></button>`;
    return row;
  }, (row, item) => change(row, 'h', item.h, markup => { row.firstChild.innerHTML = long(markup); }));
}
// A page that follows the prompt can ask why a view is where it is.
let explain = () => {};
function choose(id) {
  chosen = id;
  explain(id);
  $('chosen').hidden = !id;
  if (id) $('chosen-caption').textContent = state.v.get(id).t;
  showRows();
  for (const [name, off, on, view] of [['tabindex', -1, 0, id || state.o[0]], ['aria-pressed', false, true, id]]) {
    for (const old of stage.views.querySelectorAll(`[${name}="${on}"]`)) old.setAttribute(name, off);
    if (view) $(view)?.setAttribute(name, on);
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
// Said where it is looked for: to say it of all that move takes longer than to move them.
stage.views.addEventListener('pointerover', event => {
  const view = event.target.closest('.view');
  if (view) view.title = view.item.t;
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
const partOf = event => event.target.closest('#sums [data-id]');
$('sums').addEventListener('pointerover', event => { const part = partOf(event); if (part) light(part.dataset.id); });
$('sums').addEventListener('pointerleave', () => light());
$('show-all').addEventListener('click', () => { choose(null); light(); });
