// What the prompt does, as it happens. Who looks at an earlier step is not disturbed.
function extend(entries) {
  const list = document.querySelector('#steps ol');
  for (const entry of entries) {
    data.numbers.push(entry.number);
    data.steps.push(entry.step);
    list.insertAdjacentHTML('beforeend', long(entry.item));
    links.push(list.lastElementChild.firstElementChild);
    if (data.said) data.said.push(entry.said);
    else {
      said.insertAdjacentHTML('beforeend', long(entry.said));
      articles.push(said.lastElementChild);
    }
  }
  last = data.steps.length - 1;
}
function markPresent() {
  for (const link of document.querySelectorAll('#steps .present')) link.classList.remove('present');
  links[present()]?.classList.add('present');
}
function take(news) {
  const follows = now === present();
  extend(news.steps);
  data.live.present = news.present;
  data.goal = news.goal;
  if ($('lesson').innerHTML !== news.lesson) $('lesson').innerHTML = news.lesson;
  if (follows) show(present());
  showGoal(data.numbers[now]);
  markPresent();
  tellPlace();
}
function listen() {
  const source = new EventSource('events?after=' + data.live.place);
  const connected = is => { html.classList.toggle('lost', !is); };
  source.addEventListener('open', () => connected(true));
  source.addEventListener('error', () => connected(false));
  source.addEventListener('message', event => take(JSON.parse(event.data)));
  source.addEventListener('reload', () => { source.close(); location.reload(); });
}
if (data.live) {
  $('follow').addEventListener('click', () => show(present()));
  markPresent();
  listen();
}
