import { POD_PRESETS } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { type ChosenRules, rulesOfStructure } from './chosen-rules.ts'
import { MatchRulesField } from './match-rules-field.tsx'

let rules: ChosenRules

function Field({ structure }: { readonly structure: Structure }) {
  const [chosen, setChosen] = useState<ChosenRules>(undefined)
  rules = chosen
  return <MatchRulesField structure={structure} rules={chosen} onChange={setChosen} />
}

test('PODS-2 at tables of four the organizer chooses points instead of games, and 5-1-0 without a tap', async () => {
  render(
    <LanguageProvider translator={await createTranslator('fr')} onChoose={() => {}}>
      <Field structure="pods" />
    </LanguageProvider>,
  )
  expect(await screen.findByRole('radio', { name: '5-1-0', checked: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '3-1-0' }))
  expect(rules).toEqual({ placings: POD_PRESETS['three-one-zero'] })
  await userEvent.click(screen.getByRole('radio', { name: '5-1-0' }))
  expect(rules).toBeUndefined()
})

test('PODS-41 each choice of points says what its figures are for', async () => {
  render(
    <LanguageProvider translator={await createTranslator('fr')} onChoose={() => {}}>
      <Field structure="pods" />
    </LanguageProvider>,
  )
  const told = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('radio', { name }))
    return screen.getByText(/^(Partie gagnée|À chaque table|Chaque personne)/).textContent?.replace(/\s/g, ' ')
  }
  expect(await told(/^5-1-0$/)).toBe('Partie gagnée : 5. Nulle : 1. Perdue : 0. Exemption : 5.')
  expect(await told(/^5-1-0, exemption/)).toBe('Partie gagnée : 5. Nulle : 1. Perdue : 0. Exemption : 4.')
  expect(await told(/^3-1-0$/)).toBe('Partie gagnée : 3. Nulle : 1. Perdue : 0. Exemption : 3.')
  expect(await told(/^selon la place/)).toBe(
    'À chaque table, selon la place : 5, 3, 2 et 1. Qui partage une place en reçoit les points. Exemption : 5.',
  )
  expect(await told(/^à la mise/)).toMatch(/^Chaque personne part avec 1 000 points/)
})

test.each([fr, en])(
  'PODS-41 wherever points are named it is said what their figures are for',
  ({ gameRules: { podPoints } }) => {
    for (const preset of ['standard', 'bye-worth-less', 'three-one-zero'] as const) {
      expect(podPoints[preset]).toMatch(/^\d-1-0 \((victoire, nulle, défaite|win, draw, loss)\)/)
    }
  },
)

test('PODS-26 the wager is one tap, and says what it is', async () => {
  render(
    <LanguageProvider translator={await createTranslator('fr')} onChoose={() => {}}>
      <Field structure="pods" />
    </LanguageProvider>,
  )
  expect(screen.queryByText(/en mise 7/)).toBeNull()
  await userEvent.click(await screen.findByRole('radio', { name: /à la mise/ }))
  expect(rules).toEqual({ placings: POD_PRESETS.wager })
  expect(screen.getByText(/en mise 7/)).toBeTruthy()
})

test('PODS-2 another structure forgets what only the one before knows', () => {
  const placings = POD_PRESETS['by-place']
  expect(rulesOfStructure({ placings, bestOf: 1, missedRounds: 'loss' }, 'pods')).toEqual({
    placings,
    missedRounds: 'loss',
  })
  expect(rulesOfStructure({ placings }, 'swiss')).toBeUndefined()
})
