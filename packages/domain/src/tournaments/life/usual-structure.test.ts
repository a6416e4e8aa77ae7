import { expect, test } from 'vitest'
import { proposedStructure, proposedTeams, usualStructure, usualTeams } from './usual-structure.ts'

const other = (formatName: string) => ({ format: 'other', formatName }) as const

test('PODS-12 Commander is proposed at tables of four, Duel Commander and everything else in Swiss rounds', () => {
  expect(['Commander', 'cEDH', 'EDH du mardi', ' commander '].map((name) => usualStructure(other(name)))).toEqual(
    Array.from({ length: 4 }, () => 'pods'),
  )
  expect(usualStructure({ format: 'duel-commander', formatName: null })).toBeNull()
  expect(['Duel Commander', 'Vintage', 'Commanderie', ''].map((name) => usualStructure(other(name)))).toEqual(
    Array.from({ length: 4 }, () => null),
  )
})

test('PODS-12 the proposal follows the format, and what somebody chose otherwise stays', () => {
  const modern = { format: 'modern', formatName: '' } as const
  expect(proposedStructure('swiss', modern, other('Commander'))).toBe('pods')
  expect(proposedStructure('pods', other('Commander'), modern)).toBe('swiss')
  expect(proposedStructure('elimination', modern, other('Commander'))).toBe('elimination')
  expect(proposedStructure('swiss', other('Commander'), other('cEDH'))).toBe('swiss')
})

test('DRFT-25 a format that is drafted proposes a draft, and what is said of it in words too', () => {
  expect(usualStructure({ format: 'draft', formatName: null })).toBe('draft')
  expect(usualStructure({ format: 'limited', formatName: 'Booster draft' })).toBe('draft')
  expect(usualStructure({ format: 'limited', formatName: 'Scellé' })).toBeNull()
  expect(proposedStructure('draft', { format: 'draft', formatName: null }, other('Commander'))).toBe('pods')
  expect(proposedStructure('round-robin', other(''), { format: 'draft', formatName: null })).toBe('round-robin')
})

test('TEAM-48 trios and Two-Headed Giant are proposed by their names, in both languages', () => {
  expect(
    ['2HG', 'Two-Headed Giant', 'two headed giant', 'Troll à deux têtes'].map((name) => usualTeams(other(name))),
  ).toEqual(Array.from({ length: 4 }, () => 'two-headed-giant'))
  expect(usualTeams(other('Trios Modern'))).toBe('trios')
  expect(usualTeams(other('Tri'))).toBeNull()
  expect(usualTeams({ format: 'modern', formatName: 'Trios' })).toBeNull()
  expect(proposedTeams(null, other(''), other('2HG'))).toBe('two-headed-giant')
  expect(proposedTeams('two-headed-giant', other('2HG'), other('Vintage'))).toBeNull()
  expect(proposedTeams('trios', other('2HG'), other('Vintage'))).toBe('trios')
})
