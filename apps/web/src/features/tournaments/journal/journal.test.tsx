import type { JournalEntry } from '@tablee/contract/tournaments/questions/get-journal'
import type { Language } from '@tablee/domain/language'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { Journal } from './journal.tsx'

const entry = (sequence: number, more: Partial<JournalEntry>): JournalEntry => ({
  ...{ sequence, at: '2030-01-31T18:00:00.000+00:00', act: 'x', role: 'organizer', name: null, reason: null },
  facts: [],
  ...more,
})

const CORRECTED = entry(9, {
  role: 'judge',
  facts: [
    {
      ...{ kind: 'match_scored', count: 1, isCorrection: true, round: 2, tables: [4], players: ['p1', 'p2'] },
      score: { wins1: 2, wins2: 1, draws: 0 },
    },
  ],
})
const UNDONE = entry(8, { facts: [{ kind: 'round_undone', count: 1, round: 3 }] })
const DROPPED = entry(7, { facts: [{ kind: 'player_dropped', count: 1, players: ['p3'], round: 1 }] })
const BY_HAND = entry(6, { facts: [{ kind: 'pairings_changed', count: 1, round: 2, tables: [42] }] })

type Shown = {
  readonly tournament?: Tournament
  readonly pages: readonly (readonly JournalEntry[])[]
  readonly organizer?: string
  readonly language?: Language
}

/** Each page continues below the last act of the previous one. */
async function journal({ pages, tournament = venue(['Zoé', 'Max', 'Léa']), ...shown }: Shown) {
  const server = await PlayedTournamentServer.start(tournament)
  server.others.set('get-journal', ({ before }) => {
    const index = pages.findIndex((page) => before === undefined || (page[0]?.sequence ?? 0) < Number(before))
    const entries = pages[index] ?? []
    const next = index < pages.length - 1 ? (entries.at(-1)?.sequence ?? null) : null
    return executed(200, { success: true, data: { entries, next } })
  })
  const { user } = await showScreen(<Journal code="abcdef" />, { server, ...shown })
  const asked = () => server.calls.filter(({ id }) => id === 'get-journal').map(({ input }) => input)
  return { user, asked }
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent ?? '')

test('TOKN-5 what a program of the shop did stands under its name, and for everybody as done by a program', async () => {
  const byProgram = { role: 'co-organizer', byProgram: true, facts: UNDONE.facts } as const
  await journal({
    pages: [[entry(8, { ...byProgram, name: 'Robot du vendredi' }), entry(7, byProgram)]],
    organizer: ORGANIZER_SECRET,
  })
  const [named, unnamed] = await rows()
  expect(named).toContain('Accès API (Robot du vendredi)')
  expect(unnamed).toContain('Accès API')
  expect(unnamed).not.toContain('Co-organisation')
})

test('TEAM-49 a team that was formed is told by its name and its members', async () => {
  const waiting = venue(['Zoé', 'Max', 'Léa'])
  const members = waiting.players.map(({ id }) => id)
  const [captain = 'gone' as PlayerId] = members
  const tournament: Tournament = { ...waiting, teamKind: 'trios', teams: [{ name: 'Les Rapides', members }] }
  await journal({
    pages: [[entry(2, { facts: [{ kind: 'team_formed', count: 1, players: [...members] }] })]],
    ...{ tournament, organizer: ORGANIZER_SECRET },
  })
  expect((await rows())[0]).toMatch(/Équipe formée\s: Les Rapides \(Zoé, Max et Léa\)/)
  expect(captain).not.toBe('gone')
})

test('PODS-16 the journal says who won at a table of four, and who drew', async () => {
  const at = { ...{ kind: 'match_scored', count: 1, round: 1, tables: [4] }, players: ['p1', 'p2', 'p3'] }
  await journal({
    pages: [
      [
        entry(3, { facts: [{ ...at, placings: { winner: 1 } }] }),
        entry(2, { facts: [{ ...at, placings: { drawn: [0, 2] } }] }),
        entry(1, { facts: [{ ...at, placings: { drawn: [0, 1, 2] }, isCorrection: true }] }),
      ],
    ],
  })
  const told = await rows()
  expect(told[0]).toContain('Max a gagné')
  expect(told[1]).toContain('nulle entre Zoé et Léa')
  expect(told[2]).toMatch(/nulle$|nulle[^ a-z]/)
})

test('GAME-13 the journal says which rules were changed, from what to what, and what is known alone', async () => {
  const to = [
    { rule: 'win', points: 4 },
    { rule: 'bestOf', games: 1 },
  ] as const
  const from = [
    { rule: 'win', points: 3 },
    { rule: 'bestOf', games: 3 },
  ] as const
  const varied = (sequence: number, rules?: JournalEntry['facts'][number]['rules']) =>
    entry(sequence, { facts: [{ kind: 'rules_varied', count: 1, ...(rules && { rules }) }] })
  await journal({ pages: [[varied(4, { from: [...from], to: [...to] }), varied(3, { to: [...to] }), varied(2)]] })
  const [whole, alone, none] = await rows()
  expect(whole).toContain(
    'Règles du jeu modifiées\u202f: victoire 4 points, une seule partie (avant\u202f: victoire 3 points, jusqu’à 3 parties)',
  )
  expect(alone).toContain('Règles du jeu modifiées\u202f: victoire 4 points, une seule partie')
  expect(alone).not.toContain('avant')
  expect(none).toContain('Règles du jeu modifiées')
})

test('NONE-3 STAK-9 rounds of a bracket are called by their names, and others by their numbers', async () => {
  const paired = (sequence: number, round: number, places?: number) =>
    entry(sequence, { facts: [{ kind: 'round_paired', count: 1, round, ...(places ? { places } : {}) }] })
  const scored = entry(6, {
    facts: [{ ...{ kind: 'match_scored', count: 1, round: 8, places: 2, tables: [1], players: ['p1', 'p2'] } }],
  })
  await journal({ pages: [[paired(9, 8, 2), paired(8, 7, 4), paired(7, 6), scored]] })
  const told = await rows()
  expect(told[0]).toContain('Finale appariée')
  expect(told[1]).toContain('Demi-finales appariées')
  expect(told[2]).toContain('Ronde 6 appariée')
  expect(told[3]).toContain('Résultat saisi, table\u{a0}1 (Finale)')
})

test('NONE-3 everybody reads acts in sentences: the act, the role, the table, each number beside its name', async () => {
  const { asked } = await journal({ pages: [[CORRECTED, UNDONE, DROPPED, BY_HAND]] })
  const told = await rows()
  expect(told[0]).toContain('Résultat corrigé, table\u{a0}4, ronde 2\u202f: Zoé 2 · Max 1')
  expect(told[0]).toContain('Arbitrage')
  expect(told[1]).toContain('Ronde 3 annulée')
  expect(told[2]).toContain('Abandon décidé par l’organisation\u202f: Léa')
  expect(told[3]).toContain('Tables de la ronde 2 changées à la main\u202f: table\u{a0}42')
  expect(asked()).toEqual([{ code: 'ABCDEF' }])
})

test('YEAR-36 rules of a league that change while it is played are told as such, and not as a draw', async () => {
  const stage = { kind: 'stage_chosen', count: 6, structure: 'round-robin' }
  const started = entry(4, { act: 'start-quick-tournament', facts: [stage] })
  await journal({ pages: [[entry(5, { act: 'change-settings', facts: [stage] }), started]] })
  const [changed, drawn] = await rows()
  expect(changed).toContain('Les règles ou la fin des semaines de la ligue ont changé')
  expect(drawn).not.toContain('ligue')
})

test('NONE-3 NONE-6 a repair is told as one, with its tables, and not as tables set by hand', async () => {
  await journal({ pages: [[{ ...BY_HAND, act: 'repair-round' }]] })
  const [told] = await rows()
  expect(told).toContain('en refaisant le moins de tables possible\u202f: table\u{a0}42')
})

test('NONE-3 the staff reads of deleting, restoring and moving a device by a link', async () => {
  const moved = { act: 'redeem-device-link', role: null }
  const claimed = [{ kind: 'player_claimed', count: 1, players: ['p3'] }]
  const page = [
    entry(9, { ...moved, facts: [{ kind: 'organizer_changed', count: 1 }] }),
    entry(8, { ...moved, facts: claimed }),
    entry(7, { act: 'create-device-link' }),
    entry(6, { act: 'restore-tournament' }),
    entry(5, { act: 'delete-tournament' }),
  ]
  await journal({ pages: [page], organizer: ORGANIZER_SECRET })
  const told = await rows()
  expect(told[0]).toContain('Organisation reprise sur un autre appareil')
  expect(told[1]).toContain('Nouvel appareil\u202f: Léa')
  for (const row of told.slice(0, 2)) expect(row).toContain('Par un lien')
  expect(told[2]).toContain('Lien de secours créé')
  expect(told[3]).toContain('Tournoi rétabli')
  expect(told[4]).toContain('Tournoi supprimé')
})

test('NONE-3 the staff is told who it was, and why', async () => {
  const planned = entry(5, {
    ...{ role: 'co-organizer', name: 'Nour', reason: 'La salle ferme tard' },
    facts: [{ kind: 'rounds_planned', count: 1, rounds: 5 }],
  })
  const { asked } = await journal({ pages: [[planned]], organizer: ORGANIZER_SECRET })
  const [told] = await rows()
  expect(told).toContain('Nombre de rondes fixé à 5')
  expect(told).toContain('Co-organisation (Nour)')
  expect(told).toContain('La salle ferme tard')
  expect(asked()).toEqual([{ code: 'ABCDEF', organizerId: ORGANIZER_SECRET, asStaff: true }])
})

test('NONE-3 kinds of a later version, and acts without a change, are another act', async () => {
  const kinds = ['dice_thrown', 'constructor', 'toString']
  const later = kinds.map((kind, index) => entry(9 - index, { facts: [{ kind, count: 1 }] }))
  const invited = entry(1, { act: 'invite-staff' })
  await journal({ pages: [[...later, entry(2, { role: null }), invited]] })
  const told = await rows()
  expect(told).toHaveLength(5)
  for (const row of told.slice(0, 4)) expect(row).toContain('Autre décision')
  expect(told[3]).toContain('Équipe d’organisation')
  expect(told[4]).toContain('Invitation dans l’équipe d’organisation')
})

test('NONE-3 a match that was undone since, and a player who is gone, are told without them', async () => {
  const gone = entry(3, { facts: [{ kind: 'match_scored', count: 1, score: { wins1: 2, wins2: 0, draws: 0 } }] })
  const left = entry(2, { facts: [{ kind: 'player_restored', count: 3, players: ['p1', 'gone'] }] })
  await journal({ pages: [[gone, left]], language: 'en' })
  const [one, other] = await rows()
  expect(one).toContain('Result entered, a table that is gone')
  expect(other).toContain('Back in the tournament: Zoé, somebody who left the list and 1 other')
})

test('NONE-3 a search for a player, a table or an act looks at every page', async () => {
  const { user, asked } = await journal({
    pages: [
      [CORRECTED, UNDONE],
      [DROPPED, BY_HAND],
    ],
  })
  expect(await rows()).toHaveLength(2)
  const field = screen.getByRole('searchbox')
  const shown = async (typed: string) => {
    await user.clear(field)
    await user.type(field, typed)
    return rows()
  }
  expect(await shown('lea')).toEqual([expect.stringContaining('Abandon')])
  expect(asked()).toHaveLength(2)
  expect(await shown('table 4')).toEqual([expect.stringContaining('table\u{a0}4,')])
  expect(await shown('42')).toEqual([expect.stringContaining('table\u{a0}42')])
  expect(await shown('annul')).toEqual([expect.stringContaining('Ronde 3')])
  await user.type(field, 'zzz')
  expect(await screen.findByText('Aucune décision ne correspond')).toBeTruthy()
})

test('NONE-3 with nothing to tell the page says what will come', async () => {
  await journal({ pages: [[]] })
  expect(await screen.findByText('Rien à signaler')).toBeTruthy()
  expect(within(document.body).queryByRole('button', { name: 'CSV du journal' })).toBeNull()
})

test('NONE-3 the whole journal is saved for a spreadsheet, also what was not read yet, without formulas', async () => {
  const named = entry(5, { role: 'judge', name: '=1+1', facts: [{ kind: 'tournament_reopened', count: 1 }] })
  let last: Blob | null = null
  URL.createObjectURL = (content) => {
    last = content as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => click.mockRestore())
  const { user } = await journal({ pages: [[CORRECTED], [named]], organizer: ORGANIZER_SECRET })
  await rows()
  await user.click(screen.getByRole('button', { name: 'CSV du journal' }))
  await vi.waitFor(() => expect(click).toHaveBeenCalled())
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(last ?? new Blob())
  })
  const [headings, ...lines] = text.trim().split('\r\n')
  expect(headings).toContain('Moment;Rôle;Nom;Décision;Raison')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain("Arbitrage;'=1+1;Tournoi rouvert;")
})

test('NONE-3 acts that come meanwhile are counted on the button, and nothing moves until it is pressed', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé', 'Max', 'Léa']))
  let acts: readonly JournalEntry[] = [DROPPED]
  server.others.set('get-journal', () => executed(200, { success: true, data: { entries: acts, next: null } }))
  const { user } = await showScreen(<Journal code="abcdef" />, { server })
  expect(await rows()).toHaveLength(1)
  acts = [CORRECTED, UNDONE, DROPPED]
  server.happens({ accepted: true, value: [{ kind: 'rounds_planned', rounds: 4 }] })
  const button = await screen.findByRole('button', { name: '2 nouvelles décisions' })
  expect(await rows()).toHaveLength(1)
  await user.click(button)
  await vi.waitFor(async () => expect(await rows()).toHaveLength(3))
  expect(await screen.findByRole('button', { name: 'Actualiser' })).toBeTruthy()
})

const handedIn = (sequence: number, more: Partial<JournalEntry> = {}) =>
  entry(sequence, {
    ...{ at: '2030-01-31T21:02:00.000+00:00', apart: true, facts: [{ kind: 'round_undone', count: 1, round: 3 }] },
    ...more,
  })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const clockOf = (at: string) =>
  new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

test('CAVE-29 what was decided without a network and handed in together stands under one heading', async () => {
  const [from, until, at] = ['2030-01-31T20:14:00.000Z', '2030-01-31T20:58:00.000Z', '2030-01-31T21:02:00.000Z']
  const page = [
    UNDONE,
    handedIn(7, { at: '2030-01-31T21:02:30.000+00:00', decidedAt: until }),
    handedIn(6, { decidedAt: '2030-01-31T20:30:00.000Z' }),
    handedIn(5, { decidedAt: from }),
    handedIn(4, { role: 'scorekeeper', name: 'Nour', decidedAt: from }),
    { ...DROPPED, sequence: 3 },
  ]
  await journal({ pages: [page], organizer: ORGANIZER_SECRET })
  expect(await rows()).toHaveLength(6)
  expect(headings()).toEqual([
    `Sans réseau de ${clockOf(from)} à ${clockOf(until)}\u202f: 3 décisions, remises à ${clockOf(at)}`,
    `Sans réseau de ${clockOf(from)} à ${clockOf(from)}\u202f: 1 décision, remise à ${clockOf(at)}`,
  ])
})

test('CAVE-29 everybody reads how many were handed in, also while a search shows few of them', async () => {
  const { user } = await journal({ pages: [[handedIn(9), { ...CORRECTED, ...handedIn(8), facts: CORRECTED.facts }]] })
  await rows()
  const heading = `Sans réseau\u202f: 2 décisions, remises à ${clockOf('2030-01-31T21:02:00.000Z')}`
  expect(headings()).toEqual([heading])
  await user.type(screen.getByRole('searchbox'), 'annul')
  expect(await rows()).toHaveLength(1)
  expect(headings()).toEqual([heading])
})

test('CAVE-29 no number is told of what was not read to its end', async () => {
  await journal({ pages: [[UNDONE, handedIn(7)], [handedIn(6)]] })
  await rows()
  expect(headings()).toEqual([`Sans réseau, remis à ${clockOf('2030-01-31T21:02:00.000Z')}`])
})

test('JUDG-27 the staff reads who stood in for whom until when, also once a name is erased', async () => {
  const until = '2030-01-31T19:00:00.000+00:00'
  const handed = entry(8, { act: 'hand-over-shift', role: 'judge', name: 'Dominique' })
  const given = { kind: 'judge_call_answered', count: 1 }
  await journal({
    pages: [
      [
        entry(9, { act: 'take-back-shift', shift: { name: null, replaces: 'Dominique', until: null } }),
        { ...handed, facts: [given], shift: { name: 'Sacha', replaces: 'Dominique', until } },
        { ...handed, sequence: 7 },
      ],
    ],
    organizer: ORGANIZER_SECRET,
  })
  const [ended, begun, unnamed] = await rows()
  expect(ended).toContain('quelqu’un ne remplace plus Dominique')
  expect(begun).toMatch(/Sacha remplace Dominique jusqu’à/)
  expect(unnamed).toContain('Remplacement dans l’équipe d’organisation')
})
