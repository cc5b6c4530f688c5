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
$('previous').addEventListener('click', () => show(destination() - 1));
$('next').addEventListener('click', () => show(destination() + 1));
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
    ArrowLeft: () => show(destination() - 1), ArrowRight: () => show(destination() + 1),
    Home: () => show(0), End: () => show(last), '?': () => $('keys').showModal(),
    Escape: () => { kept = null; choose(null); light(); },
    n: () => $('show-names').click(), c: () => $('show-spans').click(),
    b: () => $('show-ghosts').click(),
    l: () => speak(html.lang === 'en' ? 'ja' : 'en'),
    t: () => { html.classList.toggle('talk'); fit(); },
    ...(data.live && { f: () => show(present()) }),
  };
  if (/^[0-9]$/.test(event.key)) typeDigit(event.key);
  else if (actions[event.key]) { event.preventDefault(); actions[event.key](); }
});
addEventListener('hashchange', showHash);
addEventListener('resize', fit);
function printed(article, state, wide, high) {
  const box = article.querySelector('.print-picture');
  const [, , width, height] = state.b;
  const scale = Math.min(wide / width, high / height);
  box.style.width = width * scale + 'px';
  box.style.height = height * scale + 'px';
  const root = document.createElement('div');
  box.replaceChildren(root);
  const shown = new Stage(root);
  shown.show(state);
  showGoal(data.numbers[state.at], shown);
  root.style.cssText = `width:${width}px;height:${height}px;transform:scale(${scale})`;
}
addEventListener('beforeprint', () => {
  // One step has a page for itself; many are small, so that several stand on each.
  if (data.said) { printed(said.firstElementChild, state, 330, 640); return; }
  const passing = fresh();
  for (const article of articles) { advance(passing); printed(article, passing, 180, 262); }
});
addEventListener('afterprint', () => {
  for (const box of document.querySelectorAll('.print-picture')) box.replaceChildren();
});
html.classList.add('live');
if (/(^|[?&])talk(&|$)/.test(location.search)) html.classList.add('talk');
if (!data.live && data.steps.length && !showHash()) show(0);
setTimeout(() => { stage.glides = true; });
