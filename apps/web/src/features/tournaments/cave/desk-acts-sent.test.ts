import { handInActs } from '@tablee/contract/tournaments/hand-in-acts'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { DESK_ACTS } from '@tablee/domain/tournaments/testing/desk-act-names'
import { expect, test } from 'vitest'
import { deskActOf } from './desk-act-of.ts'
import { drawnHere } from './drawn-here.ts'
import { sentDeskAct } from './sent-desk-act.ts'

const score = { score1: 2, score2: 0 }
const doubleLoss = { score1: 0, score2: 0, doubleLoss: true }
const CALLS: Readonly<Record<string, object>> = {
  'add-anonymous-player': { playerName: 'Zoé' },
  'add-players-quick-tournament': { playerNames: ['Zoé', 'Hugo'] },
  'update-quick-tournament-player': { playerKey: 'a1', newPlayerName: 'Zoé' },
  'start-next-round': { roundNumber: 2 },
  'set-round-pairings': {
    roundNumber: 2,
    pairings: [{ player1: 'a1', player2: 'b2' }, { player1: 'c3' }],
    dropped: [],
  },
  'update-score-quick-tournament': { matchId: 'm1', score, over: doubleLoss },
  'correct-and-pair-again': { matchId: 'm1', score, over: null, roundNumber: 2 },
  'erase-result': { matchId: 'm1', over: score },
  'rule-left-matches': { playerKey: 'a1', matches: 'annulled' },
  'give-extra-time': { matchId: 'm1', minutes: 3 },
  'cancel-quick-tournament': {},
  'add-player-at-desk': { playerName: 'Zoé', firstName: 'Zoé', email: 'zoe@exemple.fr', hasPaid: true },
  'check-in-player': { playerId: 'a1', isPresent: true },
  'note-payment': { playerId: 'a1', hasPaid: true },
  'award-byes': { playerId: 'a1', byes: 2 },
  'drop-player-advanced-tournament': { playerId: 'a1' },
}

test.each(Object.entries(CALLS))('CAVE-25 %s is read as an act, and handed in as the same', (callId, part) => {
  const act = deskActOf(callId, {
    ...part,
    code: 'ABCDEF',
    tournamentId: 't1',
    organizerId: 'o'.repeat(32),
    actId: 'act-0001',
  })
  if (!act) throw new Error('no act of a desk')
  expect(JSON.stringify(act)).not.toMatch(/ABCDEF|oooo|act-0001/)
  const given = drawnHere(act, { nowMs: Date.parse('2030-01-31T19:00:00.000Z'), sealed: null })
  const kept = { ...act, id: 'act-0001', given } as ApartAct
  const sent = JSON.parse(JSON.stringify(sentDeskAct(kept)))
  const read = handInActs.input.parse({ code: 'ABCDEF', baseSequence: 3, acts: [sent] })
  expect(read.acts[0]).toMatchObject({ name: act.name, input: act.input, id: 'act-0001' })
})

test('CAVE-25 what the server alone can decide is no act of a desk', () => {
  for (const callId of [
    'hide-player-name',
    'take-back-penalty',
    'delete-tournament',
    'join-quick-tournament',
    'nothing',
  ])
    expect(deskActOf(callId, {})).toBeNull()
  expect(deskActOf('erase-result', { matchId: 'm1', toPrevious: true })).toBeNull()
  const withDeck = { playerName: 'Zoé', decklist: { url: 'https://exemple.fr/deck' } }
  expect(deskActOf('add-player-at-desk', withDeck)).toBeNull()
  expect(deskActOf('undo-registration-act', { playerId: 'a1', act: 'accept' })).toBeNull()
  expect(deskActOf('undo-registration-act', { playerId: 'a1', act: 'drop' })).toEqual({
    ...{ name: 'undo-drop-registration', input: { playerId: 'a1' } },
  })
  expect(DESK_ACTS.length).toBeGreaterThan(20)
})
