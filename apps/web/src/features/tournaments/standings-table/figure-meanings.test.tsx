import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { POD_PRESETS } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { GAMES, type RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { after, aTournamentOf, playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { StandingsTable } from './standings-table.tsx'

const ROW = {
  ...{ rank: 1, playerId: playerId('p1'), points: 11, matchesWon: 3, matchesPlayed: 6, matchesDrawn: 2 },
  ...{ winRate: 0.412, opponentMatchWin: 0.523, gameWin: 0.634, opponentGameWin: 0.745 },
  ...{ matchWin: 0.2, opponentsBeaten: 4, meanSeat: 2.5 },
}

type Kind = Partial<Pick<Tournament, 'rules' | 'teamKind'>> & {
  readonly structure?: 'pods' | 'draft' | 'groups' | 'round-robin' | 'elimination'
}

const magic = rulePackFor('magic')
const pods = (placings: RulePack['placings']): Kind => ({ structure: 'pods', rules: { ...magic, placings } })

const KINDS: readonly (readonly [string, Kind])[] = [
  ...GAMES.map((game) => [game, { rules: rulePackFor(game) }] as const),
  ...Object.entries(POD_PRESETS).map(([name, placings]) => [`pods, ${name}`, pods(placings)] as const),
  ['trios', { teamKind: 'trios' }],
  ['two-headed giants', { teamKind: 'two-headed-giant' }],
  ['draft', { structure: 'draft' }],
  ['groups', { structure: 'groups' }],
  ['round robin', { structure: 'round-robin' }],
  ['elimination', { structure: 'elimination' }],
]

async function show({ structure, ...kind }: Kind, language: 'fr' | 'en', isForStaff: boolean) {
  const made = aTournamentOf(8)
  const played = structure === undefined ? made : after(made, changeSettings(made, { structure }))
  return render(
    <LanguageProvider translator={await createTranslator(language)} onChoose={() => {}}>
      <StandingsTable
        caption="Rows"
        standings={[ROW]}
        tournament={{ ...played, ...kind }}
        through={0}
        own={null}
        isForStaff={isForStaff}
      />
    </LanguageProvider>,
  )
}

test.each(KINDS)('LOOK-35 every head of a ranking tells what its figure is and how it is made: %s', async (_, kind) => {
  for (const language of ['fr', 'en'] as const) {
    const { unmount } = await show(kind, language, language === 'en')
    const heads = screen.getAllByRole('columnheader', { hidden: true })
    const silent = heads.filter((head) => within(head).queryByRole('button', { hidden: true }) === null)
    // A name is no figure.
    expect(silent).toHaveLength(1)
    for (const head of heads.filter((each) => !silent.includes(each))) {
      within(head).getByRole('button', { hidden: true }).focus()
      await userEvent.keyboard('{Enter}')
      const sheet = await screen.findByRole('dialog', { description: /\p{L}{4}.*\.$/u })
      expect(within(sheet).getAllByRole('definition')).toHaveLength(heads.length - 2)
      expect(sheet.textContent).not.toMatch(/[{}]|undefined|NaN/)
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    unmount()
  }
})

test('LOOK-35 on a phone, where few figures have a column, one tap tells all of them', async () => {
  await show(pods(undefined), 'fr', false)
  await userEvent.click(screen.getByRole('button', { name: /^Que veulent dire ces chiffres/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Les chiffres du classement' })
  const told = within(sheet)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(told).toHaveLength(7)
  expect(told).toContain('Partie gagnée : 5. Nulle : 1. Perdue : 0. Exemption : 5.')
  expect(told.find((text) => text?.startsWith('Moyenne des résultats des adversaires'))).toMatch(
    /au moins 20,0 %.* Une exemption compte comme 3 adversaires à 20,0 %\.$/,
  )
})

test('LOOK-35 a figure that breaks no tie is not shown between two-headed giants', async () => {
  await show({ teamKind: 'two-headed-giant' }, 'fr', false)
  expect(screen.queryByText('OOMW')).toBeNull()
  expect(screen.getByText(/OMW\s: victoires des adversaires\.$/)).toBeTruthy()
})

test('LOOK-39 the share of wins says that it breaks no tie; where meetings do, no figure has a number among tiebreakers', async () => {
  const { unmount } = await show({}, 'fr', true)
  const headOf = (name: RegExp) => screen.getByRole('columnheader', { name, hidden: true })
  expect(headOf(/^OMW/).textContent).toMatch(/1er départage/)
  within(headOf(/^% vict/))
    .getByRole('button', { hidden: true })
    .click()
  expect(await screen.findByRole('dialog', { description: /Ne départage personne/ })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  within(headOf(/^OMW/)).getByRole('button', { hidden: true }).click()
  expect(
    (await screen.findByRole('dialog', { name: /^OMW/ })).textContent?.match(/Ne départage personne/g),
  ).toHaveLength(1)
  unmount()
  for (const structure of ['groups', 'round-robin'] as const) {
    const shown = await show({ structure }, 'fr', true)
    expect(headOf(/^GW/).textContent).toBe('GW')
    within(headOf(/^GW/)).getByRole('button', { hidden: true }).click()
    expect(await screen.findByRole('dialog', { description: /Ne départage personne/ })).toBeTruthy()
    shown.unmount()
  }
})
