import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { AdaptRules } from './adapt-rules.tsx'
import { type ChosenRules, cutOfStructure } from './chosen-rules.ts'

let chosen: object

function Fields({ players, isOfPods }: { readonly players: number | null; readonly isOfPods: boolean }) {
  const [rules, setRules] = useState<ChosenRules>(undefined)
  const [size, setSize] = useState<PlannedCut | null>(null)
  const [rounds, setRounds] = useState<number | null>(null)
  const [minutes, setMinutes] = useState<number | null>(null)
  chosen = { rules, size, rounds, minutes }
  return (
    <AdaptRules
      {...{ game: 'magic', rules, onChange: setRules, players }}
      cut={{ size, onChange: setSize }}
      rounds={{ value: rounds, onChange: setRounds }}
      podMinutes={isOfPods ? { value: minutes, onChange: setMinutes } : null}
    />
  )
}

const show = async (shown: Parameters<typeof Fields>[0]) =>
  render(
    <LanguageProvider translator={await createTranslator('fr')} onChoose={() => {}}>
      <Fields {...shown} />
    </LanguageProvider>,
  )

const options = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('PODS-37 at tables of four rounds, minutes and cut are those of such tables, and chosen at creation', async () => {
  await show({ players: 40, isOfPods: true })
  expect(options('Tableau final')).toEqual([
    'Selon le jeu (top 10)',
    'Aucun',
    ...['Top 4', 'Top 7', 'Top 10', 'Top 13', 'Top 16', 'Top 40'],
  ])
  expect(options('Rondes')[0]).toBe('Selon le nombre (5 pour 40)')
  expect(screen.queryByRole('combobox', { name: /victoire/ })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Minutes/ }), '75')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rondes' }), '4')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tableau final' }), '16')
  expect(chosen).toEqual({ rules: undefined, size: 16, rounds: 4, minutes: 75 })
  expect(screen.getByText(/rondes de 75.min, top 16/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Minutes/ }), '80')
  expect(chosen).toMatchObject({ minutes: null })
  await userEvent.click(screen.getByRole('button', { name: 'Revenir aux règles du jeu' }))
  expect(chosen).toMatchObject({ size: null, minutes: null })
  expect(screen.queryByRole('button', { name: 'Revenir aux règles du jeu' })).toBeNull()
})

test('PODS-37 where two meet the minutes are of the rules, and the number of rounds is chosen as well', async () => {
  await show({ players: null, isOfPods: false })
  expect(options('Rondes')[0]).toBe('Selon le nombre de joueurs')
  expect(options('Tableau final')).toContain('Top 8')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Minutes/ }), '40')
  expect(chosen).toMatchObject({ rules: { roundMinutes: 40 }, minutes: null })
})

test.each<[PlannedCut | null, Structure, PlannedCut | null]>([
  [8, 'pods', null],
  [16, 'pods', 16],
  [10, 'swiss', null],
  [0, 'pods', 0],
  [null, 'swiss', null],
])('PODS-37 a cut of %s is %s after a change to %s', (cut, structure, kept) => {
  expect(cutOfStructure(cut, structure)).toBe(kept)
})
