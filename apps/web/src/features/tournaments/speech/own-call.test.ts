import { LANGUAGES } from '@tablee/domain/language'
import { drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { planTables } from '@tablee/domain/tournaments/tables/plan-tables'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import { acted, aTeamEvent, withTeams } from '@tablee/domain/tournaments/testing/a-team-event'
import { after, aTournamentOf, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { FORMATS } from '@tablee/messages/formats'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { formatsOf } from '../../../language/use-formats.ts'
import { ownCall } from './own-call.ts'
import { voiceFor } from './voices.ts'

/** In every language, in the order of the list. */
async function heard(tournament: Tournament, id: string): Promise<readonly (string | null)[]> {
  const player = tournament.players.find((each) => each.id === id)
  if (!player) throw new Error(`no ${id}`)
  return await Promise.all(
    LANGUAGES.map(async (language) => {
      const { t } = await createTranslator(language)
      const round = t('tournament.matches.round', { round: tournament.rounds.length })
      const { list } = formatsOf(FORMATS[language].locale)
      return ownCall({ tournament, player, round }, { t, list })?.text.replace(/\s/gu, ' ') ?? null
    }),
  )
}

const named = (tournament: Tournament, names: Readonly<Record<string, string>>): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, name: names[player.id] ?? player.name })),
})
const LONG = 'Maximilienne-Alexandra Desrousseaux de Vandière'

test('READ-2 a table is called with its round and opponent, long names whole and a prefix without a minus', async () => {
  const two = named(aTournamentOf(2), { p2: LONG })
  const planned = after(two, planTables(two, { ...TABLES_FROM_ONE, prefix: 'A-', first: 12 }))
  expect(await heard(started(planned), 'p1')).toEqual([
    `Ronde 1. Table A 12, contre ${LONG}.`,
    `Round 1. Table A 12, against ${LONG}.`,
  ])
})

test('READ-2 a name that ends with a point ends the sentence too', async () => {
  expect(await heard(started(named(aTournamentOf(2), { p2: 'Zoé O.' })), 'p1')).toEqual([
    'Ronde 1. Table 1, contre Zoé O.',
    'Round 1. Table 1, against Zoé O.',
  ])
})

test('READ-2 nobody is called before the start, nor once their match is over', async () => {
  const two = aTournamentOf(2)
  expect(await heard(two, 'p1')).toEqual([null, null])
  expect(await heard(withResults(started(two)), 'p1')).toEqual([null, null])
})

test('READ-2 whoever has a bye hears so', async () => {
  const three = started(aTournamentOf(3))
  const bye = three.matches.find((match) => isBye(match))
  if (!bye) throw new Error('no bye')
  expect(await heard(three, seatsOf(bye)[0] ?? '')).toEqual([
    'Ronde 1. Vous ne jouez pas cette ronde.',
    'Round 1. You have the bye.',
  ])
})

test('READ-2 a table of four is called with the seat and the three others', async () => {
  const four = named(aTournamentOf(4), { p1: 'Zoé', p2: 'Max', p3: 'Léa', p4: 'Inès' })
  const pods = after(four, changeSettings(four, { structure: 'pods' }))
  const round = after(pods, startTournament(pods, 'seed'))
  const [french, english] = await heard(round, 'p1')
  expect(french).toMatch(/^Ronde 1\. Table 1, siège\s[1-4], avec [^,]+, [^,]+\set\s[^,]+\.$/)
  expect(english).toMatch(/^Round 1\. Table 1, seat\s[1-4], with .+ and .+\.$/)
})

test('READ-2 a seat of a trio is called with its opponent and their team, a pair with the other pair', async () => {
  const trios = acted(withTeams(aTeamEvent('trios'), [1, 2]), { name: 'start-quick-tournament', input: {} })
  expect(await heard(trios, 't1B')).toEqual([
    'Ronde 1. Table 1, siège B, contre Nom t2B, équipe Équipe 2.',
    'Round 1. Table 1, seat B, against Nom t2B, team Équipe 2.',
  ])
  const pairs = acted(withTeams(aTeamEvent('two-headed-giant'), [1, 2]), { name: 'start-quick-tournament', input: {} })
  expect(await heard(pairs, 't1B')).toEqual([
    'Ronde 1. Table 1, contre Équipe 2.',
    'Round 1. Table 1, against Équipe 2.',
  ])
})

test('READ-2 a draft is called with pod and seat', async () => {
  const eight = aTournamentOf(8)
  const draft = after(eight, changeSettings(eight, { structure: 'draft' }))
  const wish = { sizes: null, cards: 15, ranksByPod: false, knockout: false } as const
  const [french, english] = await heard(after(draft, drawPods(draft, wish, 'draw')), 'p1')
  expect(french).toMatch(/^Draft\. Pod 1, siège [1-8]\.$/)
  expect(english).toMatch(/^Draft\. Pod 1, seat [1-8]\.$/)
})

test('READ-2 the voice is of the language, of this device and of the country first; no other language reads it', () => {
  const voice = (lang: string, localService = true) => ({ lang, localService, default: false })
  const canadian = voice('fr_CA')
  const [distant, english] = [voice('fr-FR', false), voice('en-US')]
  expect(voiceFor([english, distant, canadian], 'fr-FR')).toBe(canadian)
  expect(voiceFor([english, distant], 'fr-FR')).toBe(distant)
  expect(voiceFor([english], 'fr-FR')).toBeNull()
  expect(voiceFor([], 'fr-FR')).toBe('unknown')
})
