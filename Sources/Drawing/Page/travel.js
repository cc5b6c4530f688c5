const stage = new Stage($('stage'));
stage.isLive = true;
const frame = $('frame'), slider = $('slider'), rows = $('rows');
const links = [...document.querySelectorAll('#steps a')];
const articles = [...document.querySelectorAll('article')], said = $('said');
const state = fresh(), backs = [];
// Asks for a step that is not here, which is wanted until another one is shown.
let recall = () => {}, wanted = -1;
const destination = () => wanted < 0 ? now : wanted;
function beginAt(index) {
  Object.assign(state, fresh(), { at: index - 1 });
  backs.length = 0;
}
let now = -1;
// In a hall the part of the screen is shown in which something lies: by sixths of its height, so that it stays the same
// from line to line, and at least two of them.
function part(isHall) {
  const [, top, , height] = state.b, sixth = height / 6;
  const aim = isHall && data.goal ? [...data.goal.markup.matchAll(/ y="(\S+)" width="\S+" height="(\S+)"/g)] : [];
  const ends = [...isHall ? state.v : []].filter(([id]) => id !== state.o[0])
    .map(([, item]) => [item.f[1], item.f[3]])
    .concat(aim.map(([, y, high]) => [Number(y), Number(high)])).map(([y, high]) => [y - top, y + high - top]);
  if (!ends.length) return [0, height];
  const low = ends.reduce((least, [y]) => Math.min(least, y), height);
  const high = ends.reduce((most, [, y]) => Math.max(most, y), 0);
  const from = Math.max(0, Math.min(4, Math.floor((low - 24) / sixth)));
  const to = Math.max(from + 2, Math.min(6, Math.ceil((high + 24) / sixth)));
  return [from * sixth, (to - from) * sixth];
}
function fit() {
  if (now < 0) return;
  const [, , width, height] = state.b;
  const narrow = innerWidth <= 760, isHall = html.classList.contains('talk') && !narrow;
  const [above, high] = part(isHall);
  const share = isHall ? .5 : innerWidth > 1080 ? .36 : .46;
  const wide = narrow ? innerWidth - 24 : Math.max(220, innerWidth * share);
  const below = ['.transport', '.toggles'].reduce(
    (sum, name) => sum + document.querySelector(name).offsetHeight, 44);
  const top = document.querySelector('main').offsetTop + frame.offsetTop + 16;
  const room = narrow ? innerHeight * .62 : Math.max(240, innerHeight - top - below);
  const scale = Math.min(isHall ? 3 : 1.6, wide / width, room / high).toFixed(4);
  // Each has its own, since what all views inherit would be worked out again for all of them.
  for (const [box, h] of [[frame, high], [stage.root, height]]) {
    for (const [name, value] of Object.entries({ w: width, h, scale })) box.style.setProperty('--' + name, value);
  }
  stage.root.style.top = -above * scale + 'px';
  frame.classList.toggle('cut-above', above > 0);
  frame.classList.toggle('cut-below', above + high < height - 1);
}
function show(index) {
  index = Math.max(0, Math.min(last, index));
  wanted = -1;
  if (index === now) return;
  if (index < first && !data.steps[index]) { wanted = index; recall(); return; }
  if (state.at < first || index < first) beginAt(Math.min(index, first));
  while (state.at < index) backs.push(advance(state));
  while (state.at > index) retreat(state, backs.pop());
  tell(index);
  now = index;
  // Where things stand is asked before the picture changes: what is asked behind that would lay it out twice.
  reveal(links[index]);
  fit();
  stage.show(state);
  showSums();
  showGoal(data.numbers[index]);
  choose(state.v.has(chosen) ? chosen : null);
  light();
  if (!data.live) history.replaceState(null, '', '#step=' + data.numbers[index]);
  tellPlace();
}
function tellPlace() {
  slider.max = last;
  slider.value = now;
  slider.setAttribute('aria-valuetext', data.numbers[now]);
  $('place').textContent = `${data.numbers[now]} / ${data.numbers[last]}`;
  $('previous').disabled = now === 0;
  $('next').disabled = now === last;
  if (data.live) $('follow').hidden = now === present();
}
// What the members of each conflict add up to. Two are enough to look at.
function showSums() {
  change($('sums'), 'q', state.q, markup => { $('sums').innerHTML = long(markup); });
}
// Where the task of a lesson wants things, in the steps of that task.
function showGoal(number, shown = stage) {
  const goal = data.goal;
  change(shown.goal, 'g', goal && number >= goal.from ? goal.markup : '', markup => {
    shown.goal.innerHTML = markup;
  });
}
const present = () => data.numbers.indexOf(data.live.present);
function tell(index) {
  links[now]?.removeAttribute('aria-current');
  links[index].setAttribute('aria-current', 'step');
  articles[now]?.classList.remove('current');
  articles[index]?.classList.add('current');
  if (!data.said) return;
  said.innerHTML = long(data.said[index]);
  said.firstElementChild.classList.add('current');
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
