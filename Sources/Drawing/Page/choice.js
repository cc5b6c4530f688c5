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
// A page that follows the prompt can ask why a view is where it is.
let explain = () => {};
function choose(id) {
  chosen = id;
  explain(id);
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
const partOf = event => event.target.closest('#sums [data-id]');
$('sums').addEventListener('pointerover', event => { const part = partOf(event); if (part) light(part.dataset.id); });
$('sums').addEventListener('pointerleave', () => light());
$('show-all').addEventListener('click', () => { choose(null); light(); });
