import { expect, test } from 'vitest'
import type { PairingPlayer } from './pairing-field.ts'
import { solveRun } from './solve-run.ts'

function exhaustedGroup(ids: string, points: number): PairingPlayer[] {
  return [...ids].map((id) => ({ id, points, opponents: [...ids].filter((other) => other !== id), byes: 0 }))
}

const namesOf = (players: readonly PairingPlayer[] | undefined) => players?.map(({ id }) => id).join('')

test('players who have all met each other all float to the big group below, however many they are', () => {
  const members = exhaustedGroup('ABCDEFGHIJ', 6)
  const solution = solveRun({ members, above: null, below: { points: 3, parity: 0 }, bye: null })
  expect(namesOf(solution?.down)).toBe('ABCDEFGHIJ')
})

test('nobody floats far because the nearer group seemed to have too few places', () => {
  const members = exhaustedGroup('ABCDEF', 9)
  const run = { members, above: { points: 30, parity: 0 }, below: { points: 6, parity: 0 }, bye: null }
  expect(namesOf(solveRun(run)?.down)).toBe('ABCDEF')
  const turned = { ...run, above: { points: 12, parity: 0 }, below: { points: 0, parity: 0 } }
  expect(namesOf(solveRun(turned)?.up)).toBe('ABCDEF')
})

test('two big groups side by side exchange one pair when counting says so', () => {
  const run = { members: [], above: { points: 6, parity: 1 }, below: { points: 3, parity: 1 }, bye: null }
  expect(solveRun(run)?.across).toBe(1)
  expect(solveRun({ ...run, above: { points: 6, parity: 0 }, below: { points: 3, parity: 0 } })?.across).toBe(0)
})

test('two short floats replace a long one between two big groups', () => {
  const pair = ['A', 'B'].map((id) => ({ id, points: 6, opponents: [], byes: 0 }))
  const run = { members: pair, above: { points: 9, parity: 1 }, below: { points: 3, parity: 1 }, bye: null }
  expect(solveRun(run)).toMatchObject({ across: 0, up: [{ points: 6 }], down: [{ points: 6 }] })
})

test('an end of the table without a way to pair it has no solution', () => {
  expect(solveRun({ members: exhaustedGroup('AB', 3), above: null, below: null, bye: null })).toBeNull()
})
