import type { Language } from '@tablee/domain/language'
import { correctBye } from '@tablee/domain/tournaments/results/correct-bye'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { after, openMatches, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { finished, inFinal, played } from '../testing/evening-with-cut.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, venue } from '../testing/venue.ts'
import { TournamentPage } from '../tournament-page/tournament-page.tsx'

/** Collects downloads from now on. */
function downloads() {
  const saved: { readonly name: string; readonly text: Promise<string> }[] = []
  let last: Blob | null = null
  URL.createObjectURL = (content) => {
    last = content as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = last ?? new Blob()
    saved.push({ name: this.download, text: textOf(content) })
  })
  onTestFinished(() => click.mockRestore())
  return saved
}

/** With the byte order mark, which `text()` drops. */
function textOf(content: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(content)
  })
}

async function showPage(tournament: Tournament, language: Language = 'fr') {
  const server = await PlayedTournamentServer.start(tournament)
  const saved = downloads()
  const { user } = await showScreen(<TournamentPage code="abcdef" event={NO_EVENT} onJoined={() => {}} />, {
    server,
    language,
  })
  return { user, saved }
}

function scored(tournament: Tournament): Tournament {
  return openMatches(tournament).reduce(
    (sofar, { id }) => after(sofar, setScore(sofar, { matchId: id, score: twoNil })),
    tournament,
  )
}

test('STAK-12 everybody saves the tables of a round by one tap, for a French spreadsheet', async () => {
  const paired = started(venue(['=1+1', 'Max', 'Léa', 'Inès;Zoé', 'Hugo']))
  const { id } = matchOf(paired, 'p1')
  const { user, saved } = await showPage(after(paired, setScore(paired, { matchId: id, score: twoNil })))
  await user.click(await screen.findByRole('button', { name: 'CSV\u202f: Ronde 1' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('tables-ABCDEF-ronde-1.csv')
  const [headings, ...lines] = ((await saved[0]?.text) ?? '').split('\r\n')
  expect(headings).toBe(
    '\uFEFFRonde;Table;Joueur 1;Joueur 2;Parties gagnées 1;Parties gagnées 2;Parties nulles;Résultat',
  )
  expect(lines.slice(0, 3).map((line) => line.split(';')[1])).toEqual(['1', '2', ''])
  expect(lines.filter((line) => line.includes("'=1+1"))).toHaveLength(1)
  expect(lines.filter((line) => /;[20];[20];0;Terminé$/.test(line))).toHaveLength(1)
  expect(lines.filter((line) => line.endsWith(';;;;À jouer'))).toHaveLength(1)
  expect(lines[2]).toMatch(/^1;;.+;;;;;Ne joue pas$/)
  expect(lines.join('\n')).toContain('"Inès;Zoé"')
})

test('STAK-12 the ranking is saved with its tiebreakers, for an English spreadsheet', async () => {
  const { user, saved } = await showPage(scored(started(venue(['Zoé', 'Max, le grand']))), 'en')
  await user.click(await screen.findByRole('button', { name: 'CSV of the standings' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('standings-ABCDEF.csv')
  const [headings, first, second, end] = ((await saved[0]?.text) ?? '').split('\r\n')
  expect(headings).toBe('\uFEFFRank,Player,Points,Wins,Losses,Draws,Win %,OMW,GW,OGW,Dropped after round')
  expect(first).toMatch(/^1,(Zoé|"Max, le grand"),3,1,0,0,100\.00%,33\.00%,100\.00%,33\.00%,$/)
  expect(second).toMatch(/^2,(Zoé|"Max, le grand"),0,0,1,0,0\.00%,100\.00%,33\.00%,100\.00%,$/)
  expect(end).toBe('')
})

test('STAK-12 what was no game has no score in the file', async () => {
  const paired = started(venue(['Zoé', 'Max', 'Léa']))
  const [open] = openMatches(paired)
  const exempt = paired.matches.find(({ kind }) => kind === 'bye')
  if (!open || !exempt) throw new Error('Nobody is exempt')
  const lost = after(paired, setScore(paired, { matchId: open.id, score: DOUBLE_LOSS }))
  const { user, saved } = await showPage(after(lost, correctBye(lost, { matchId: exempt.id, as: 'loss' })))
  await user.click(await screen.findByRole('button', { name: 'CSV\u202f: Ronde 1' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const [, table, alone] = ((await saved[0]?.text) ?? '').split('\r\n')
  expect(table).toMatch(/^1;1;[^;]+;[^;]+;;;;Double défaite$/)
  expect(alone).toMatch(/^1;;[^;]+;;;;;Défaite sans adversaire$/)
})

test('STAK-12 STAK-9 after a cut the file says how far everybody came, and the record of the bracket apart', async () => {
  const { user, saved } = await showPage(finished(played(inFinal())))
  await user.click(await screen.findByRole('button', { name: 'CSV du classement' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const [headings, ...lines] = ((await saved[0]?.text) ?? '').split('\r\n')
  expect(headings).toContain('Rang;Joueur;Parcours;Tableau final;Points')
  expect(lines[0]).toMatch(/^1;Zoé;Victoire;2-0;9;3;0;0;/)
  expect(lines[1]).toMatch(/^2;.+;Finaliste;1-1;/)
  expect(lines[4]).toMatch(/^5;.+;;;/)
})
