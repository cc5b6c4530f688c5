// What the prompt does, as it happens. Who looks at an earlier step is not disturbed.
function extend(entries) {
  const list = document.querySelector('#steps ol');
  for (const entry of entries) {
    data.numbers.push(entry.number);
    data.steps.push(entry.step);
    list.insertAdjacentHTML('beforeend', long(entry.item));
    links.push(list.lastElementChild.firstElementChild);
    data.said.push(entry.said);
  }
  last = data.steps.length - 1;
}
function markPresent() {
  for (const link of document.querySelectorAll('#steps .present')) link.classList.remove('present');
  links[present()]?.classList.add('present');
}
function take(news) {
  const follows = now < 0 || destination() === present();
  extend(news.steps);
  data.live.present = news.present;
  data.goal = news.goal;
  if ($('lesson').innerHTML !== news.lesson) {
    $('lesson').innerHTML = news.lesson;
    fit();
  }
  if (follows) show(present());
  else if (chosen) explain(chosen);
  markPresent();
  if (now < 0) return;
  showGoal(data.numbers[now]);
  tellPlace();
}
// A step from before the page was opened is asked for when somebody looks at it. Of several that are wanted meanwhile
// the last one counts.
let isAsked = false;
function askStep() {
  if (isAsked) return;
  isAsked = true;
  const index = wanted;
  const answered = there => {
    isAsked = false;
    if (there) [data.steps[index], data.said[index]] = [there.step, there.said]; else wanted = -1;
    if (wanted >= 0) show(wanted);
  };
  fetch(beside('step?number=' + data.numbers[index])).then(answer => answer.ok ? answer.json() : null)
    .catch(() => null).then(answered);
}
// What the prompt would say to why; an answer that comes too late is none.
let asked = 0;
function askWhy(id) {
  const place = ++asked;
  if (!id || now !== present()) { $('why').replaceChildren(); return; }
  fetch(beside('why?view=' + id)).then(answer => answer.ok ? answer.text() : '').then(markup => {
    if (place === asked) $('why').innerHTML = markup;
  }).catch(() => {});
}
function listen() {
  const source = new EventSource(beside('events?after=' + data.live.place));
  const connected = is => { html.classList.toggle('lost', !is); };
  source.addEventListener('open', () => connected(true));
  // A lost connection is made again by the browser, one that was answered with an error is not.
  source.addEventListener('error', () => {
    connected(false);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
  });
  source.addEventListener('message', event => {
    data.live.place = Number(event.lastEventId);
    take(JSON.parse(event.data));
  });
  source.addEventListener('reload', () => {
    source.close();
    sessionStorage.setItem('language', html.lang);
    sessionStorage.setItem('talk', html.classList.contains('talk'));
    location.reload();
  });
}
// Whoever chose a language keeps it when another document is shown.
function remember() {
  const [language, talk] = ['language', 'talk'].map(key => sessionStorage.getItem(key));
  if (language) speak(language);
  if (talk) html.classList.toggle('talk', talk === 'true');
}
remember();
explain = askWhy;
recall = askStep;
$('follow').addEventListener('click', () => show(present()));
if (data.steps.length) show(present());
markPresent();
listen();
