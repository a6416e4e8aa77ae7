import type { PageContent } from '@tablee/contract/serving/page-content'
import type { Language } from '@tablee/domain/language'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, whole, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { expect, test, vi } from 'vitest'
import { knowsPath, renderPage } from './entry-server.tsx'
import { tournamentDocumentOf } from './features/tournaments/testing/tournament-document-of.ts'
import { matchOf, venue } from './features/tournaments/testing/venue.ts'

const PRODUCT = { supportEmail: null, features: [], callKey: null }
const HOSTILE = '<img src=x onerror=alert(1)>'

const EVENT = {
  id: 'event-1',
  code: 'K7QM2X',
  name: `Modern ${HOSTILE}`,
  gameType: 'magic',
  format: 'modern',
  tournamentDate: '2027-01-16T13:00:00.000+00:00',
  registeredPlayersCount: 3,
  maxPlayers: 16,
  location: 'Lyon',
  hasPassword: false,
  isStarted: false,
}

const write = (path: string, content: Omit<PageContent, 'product'>, language: Language = 'fr') =>
  renderPage({ path, language, origin: 'https://tournois.example', content: { product: PRODUCT, ...content } })
const pageOf = (tournament: Tournament, language?: Language) =>
  write(`/tournament/${tournament.code}`, { tournament: tournamentDocumentOf(tournament, 1) }, language)

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

function played(names: readonly string[]): Tournament {
  const started = after(venue(names), startTournament(venue(names), 'seed'))
  const { id } = matchOf(started, 'p1')
  const players = pairOf(matchOf(started, 'p1'))
  const isFirst = players[0] === playerId('p1')
  const score = { wins1: isFirst ? 2 : 0, wins2: isFirst ? 0 : 2, draws: 0 }
  return after(started, submitScore(whole(started), { matchId: id, by: playerId('p1'), score, contest: false }))
}

test('a tournament that waits shows its name and who is there', async () => {
  const text = textOf(await pageOf(venue(['Amélie', 'Bruno'])))
  expect(text).toContain('Vendredi soir')
  expect(text).toContain('En attente')
  expect(text).toContain('Amélie')
  expect(text).toContain('Bruno')
})

test('a tournament that runs shows its tables, and its ranking after a complete round', async () => {
  const names = ['Amélie', 'Bruno', 'Chloé', 'Driss']
  expect(textOf(await pageOf(played(names)))).toContain('Le classement paraît dès que')
  const text = textOf(await pageOf(withResults(played(names))))
  expect(text).toContain('Table 2')
  expect(text).toContain('Classement')
  for (const name of ['Amélie', 'Bruno', 'Chloé', 'Driss']) {
    expect(text.split(name), `${name} sits at a table and has a rank`).toHaveLength(3)
  }
})

test('AADM-4 the ranking is written with every row closed, ready to be opened', async () => {
  const html = await pageOf(withResults(played(['Amélie', 'Bruno', 'Chloé', 'Driss'])))
  const buttons = html.match(/<button[^>]*, départages"[^>]*>/g) ?? []
  expect(buttons).toHaveLength(4)
  expect(buttons.filter((button) => !button.includes('aria-expanded="false"'))).toEqual([])
})

test('a finished tournament names its winner', async () => {
  const finished = played(['Amélie', 'Bruno'])
  expect(textOf(await pageOf(after(finished, finishTournament(finished))))).toContain('Amélie')
})

test.each([
  ['/login', 'Se connecter'],
  ['/register', 'Créer'],
  ['/forgot-password', 'Mot de passe'],
  ['/privacy', 'Vos données'],
  ['/terms', 'conditions'],
  ['/about', 'Tablée'],
])('FAST-4 the first screen of %s is written with its heading and all its words', async (path, words) => {
  const error = vi.spyOn(console, 'error')
  const html = await write(path, {})
  expect(html).toMatch(/<h1[ >]/)
  expect(textOf(html)).toMatch(new RegExp(words, 'i'))
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('CREA-2 the number of a new tournament is left to each visitor', async () => {
  expect(await write('/', { lastEvents: [] })).toContain('value="Tournois #000"')
})

test('LAY-3 the server learns which addresses there are', () => {
  const known = ['/', '/about', '/about/', '/my-organized-events', '/tournament/K7QM2X', '/tournament/K7QM2X/admin']
  known.push('/tournament/K7QM2X/rounds/3/verify')
  const unknown = [
    '/nowhere',
    '/about/x',
    '/tournament',
    '/tournament/K7QM2X/x',
    '/tournament/K7QM2X/rounds/3',
    '/%E0%A4%A',
    '//evil.example/',
  ]
  expect(known.filter((path) => !knowsPath(path))).toEqual([])
  expect(unknown.filter(knowsPath)).toEqual([])
})

test('the home page shows the events announced last', async () => {
  const html = await write('/', { lastEvents: [EVENT] })
  expect(textOf(html)).toContain('Prenez place.')
  expect(textOf(html)).toContain('Lyon')
})

test('HOME-5 home writes each event that the server chose, whatever the day is where it runs', async () => {
  const now = new Date()
  const lateYesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, -1).toISOString()
  const html = await write('/', { lastEvents: [{ ...EVENT, tournamentDate: lateYesterday }] })
  expect(textOf(html)).toContain('Lyon')
})

test('names are text, whatever they look like', async () => {
  const home = await write('/', { lastEvents: [EVENT] })
  const waiting = venue([HOSTILE, '</script><script>alert(1)</script>'])
  const pages = [home, await pageOf({ ...waiting, name: HOSTILE }), await pageOf(played([HOSTILE, 'Bruno']))]
  for (const html of pages) {
    expect(html).not.toMatch(/<(img|script)/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
})

test('a page speaks the language asked for, and begins with its title', async () => {
  const html = await pageOf(venue(['Amélie']), 'en')
  expect(textOf(html)).toContain('Waiting')
  expect(textOf(html)).not.toContain('En attente')
  expect(html).toMatch(/^<title>Vendredi soir · Tablée<\/title>/)
})

test('the code to scan leads to the address that people know the server by', async () => {
  const tournament = venue(['Amélie'])
  const content = { product: PRODUCT, tournament: tournamentDocumentOf(tournament, 1) }
  const codeAt = async (origin: string) => {
    const html = await renderPage({ path: `/tournament/${tournament.code}`, language: 'fr', origin, content })
    return /<svg[^>]* role="img"[^>]*><path d="(M[^"]+)"/.exec(html)?.[1]
  }
  expect(await codeAt('https://tournois.example')).toMatch(/^M/)
  expect(await codeAt('https://tournois.example')).not.toBe(await codeAt('https://autre.example'))
})
