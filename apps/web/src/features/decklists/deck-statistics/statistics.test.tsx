import type { DeckRow } from '@tablee/domain/decklists/deck-statistics'
import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { resultStatistics } from '@tablee/domain/decklists/result-statistics'
import { alone, aMatch } from '@tablee/domain/decklists/testing/a-match'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { executed, startLocalServer } from '../../../transport/testing/local-server.ts'
import type { DeckEvent } from '../api/known-cards.ts'
import { showDecks } from '../testing/show-decks.tsx'
import { DeckCurve } from './deck-curve.tsx'
import { DeckStatistics } from './deck-statistics.tsx'
import { ResultStatistics } from './result-statistics.tsx'

const row = (deck: string | null, players: number, more: Partial<DeckRow> = {}): DeckRow => ({
  ...{
    deck,
    players,
    share: players / 8,
    matchesWon: 0,
    matchesLost: 0,
    matchesDrawn: 0,
    winRate: null,
    mirrorMatches: 0,
  },
  ...more,
})
const plain = (text: string | null) => text?.replace(/\s/g, ' ')
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => plain(textContent)))

test('AADM-7 decks as a table, with what is left out said', async () => {
  const rows = [
    row('Burn', 3, { matchesWon: 4, matchesLost: 1, matchesDrawn: 1, winRate: 2 / 3, mirrorMatches: 1 }),
    row('Control', 4, { matchesWon: 1, matchesLost: 3, winRate: 0.25 }),
    row(null, 1),
  ]
  await showDecks(<DeckStatistics statistics={{ rows, players: 8, mirrorMatches: 1 }} />)
  expect(cellsOf('Decks joués')).toEqual([
    ['Deck', 'Joueurs', 'Part', 'V-D-N', '% vict.'],
    ['BurnV-D-N 4-1-1', '3', '37,5 %', '4-1-1', '66,7 %'],
    ['ControlV-D-N 1-3-0', '4', '50,0 %', '1-3-0', '25,0 %'],
    ['Non renseignéV-D-N 0-0-0', '1', '12,5 %', '0-0-0', '–'],
  ])
  expect(screen.getByText(/Les exemptions ne comptent pas/).textContent).toContain(
    '1 match de ce genre est laissé de côté.',
  )
})

test('AADM-7 the plot draws the most played decks first, from 0 to 100 %, for the eyes only', async () => {
  const rows = [row('Burn', 2), row('Control', 4), row(null, 1)]
  await showDecks(<DeckStatistics statistics={{ rows, players: 8, mirrorMatches: 0 }} />)
  const plot = screen.getByRole('figure', { name: 'Part des joueurs' })
  expect(within(plot).queryByRole('table')).toBeNull()
  const drawing = plot.querySelector('[aria-hidden=true]')
  expect([...(drawing?.children ?? [])].map((bar) => plain(bar.textContent))).toEqual([
    'Control4 joueurs · 50,0 %',
    'Burn2 joueurs · 25,0 %',
    'Non renseigné1 joueur · 12,5 %',
  ])
  const widths = [...plot.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width)
  expect(widths).toEqual(['50%', '25%', '12.5%'])
})

test('AADM-7 many decks open folded', async () => {
  const rows = Array.from({ length: 14 }, (_, number) => row(`Deck ${number}`, 1))
  const { user } = await showDecks(<DeckStatistics statistics={{ rows, players: 14, mirrorMatches: 0 }} />)
  expect(cellsOf('Decks joués')).toHaveLength(13)
  await user.click(screen.getByRole('button', { name: 'Voir les 14 decks' }))
  expect(cellsOf('Decks joués')).toHaveLength(15)
})

test('AADM-7 results in all, by score and round by round', async () => {
  const statistics = resultStatistics([
    aMatch('ana', '2-0', ['bob']),
    aMatch('cyd', '1-2', ['dov']),
    alone('bye', 'eve'),
    aMatch('ana', '1-1', ['cyd', 2]),
    aMatch('bob', '2-1', ['eve', 2]),
    aMatch('dov', '!', ['fay', 2]),
  ])
  await showDecks(<ResultStatistics statistics={statistics} />)
  expect(cellsOf('Scores des matchs')).toEqual([
    ['Score', 'Matchs', 'Part'],
    ['2-0', '1', '25,0 %'],
    ['2-1', '2', '50,0 %'],
    ['1-1', '1', '25,0 %'],
  ])
  expect(cellsOf('Ronde par ronde')).toEqual([
    ['Ronde', 'Terminés', 'Nuls', 'Sans résultat', 'Exemptions'],
    ['1', '2', '0', '0', '1'],
    ['2', '2', '1', '1', '0'],
  ])
  const totals = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, plain(term.nextSibling?.textContent ?? '')])
  expect(totals).toEqual([
    ['Terminés', '4'],
    ['Nuls', '1 (25,0 %)'],
    ['Contestés', '1'],
    ['Exemptions', '1'],
  ])
})

test('AADM-7 before there is anything to count, the screen says when there will be', async () => {
  await showDecks(
    <>
      <DeckStatistics statistics={{ rows: [], players: 0, mirrorMatches: 0 }} />
      <ResultStatistics statistics={resultStatistics([])} />
    </>,
    { language: 'en' },
  )
  expect(screen.getByText('No players yet')).toBeTruthy()
  expect(screen.getByText('No matches yet')).toBeTruthy()
})

const BOLT = { name: 'Lightning Bolt', colours: ['R'], cost: 1, isLand: false }
const ISLAND = { name: 'Island', colours: [], cost: 0, isLand: true }

type Shown = { readonly game?: DeckEvent['game']; readonly cards?: readonly object[] }

async function showCurve(cardGames: readonly string[], text: string, shown: Shown = {}) {
  const local = await startLocalServer()
  onTestFinished(() => local.close())
  local.answerProduct({ supportEmail: null, cardGames })
  const cards = shown.cards ?? [BOLT, ISLAND].map((card) => ({ asked: card.name, card, near: [] }))
  local.answer(() => executed(200, { success: true, data: { dataFrom: '2026-11-20', cards } }))
  const lists = [{ ...EMPTY_DECKLIST, decklistText: text }]
  await showDecks(<DeckCurve game={shown.game ?? 'magic'} decklists={lists} />, { origin: local.origin })
  return local
}

test('CARD-11 curve and colours of published lists, with the same figures in tables', async () => {
  await showCurve(['magic'], '4 Lightning Bolt\n20 Island')
  await screen.findByRole('heading', { name: 'Courbe et couleurs' })
  const curve = cellsOf('Cartes d’un deck moyen, par coût')
  expect(curve.slice(0, 3)).toEqual([
    ['Coût', 'Cartes'],
    ['0', '0'],
    ['1', '4'],
  ])
  expect(curve.at(-1)).toEqual(['7+', '0'])
  expect(cellsOf('Decks par couleur')).toEqual([
    ['Couleur', 'Decks', 'Part'],
    ['Rouge', '1', '100,0 %'],
  ])
  expect(plain(screen.getByText(/Coût moyen hors terrains/).textContent)).toBe(
    'Coût moyen hors terrains : 1. 1 liste publiée, dont 100,0 % des cartes sont connues ; les terrains et la réserve ne comptent pas.',
  )
})

test.for([
  ['pokemon', { colours: ['Darkness'], cost: null }, 'Types', 'Decks par type de Pokémon', 'Obscurité', null],
  ['yugioh', { colours: ['DARK'], cost: 4 }, 'Niveaux et Attributs', 'Decks par Attribut', 'TÉNÈBRES', 'Niveau moyen'],
  ['lorcana', { colours: ['Amber'], cost: 4 }, 'Courbe et encres', 'Decks par encre', 'Ambre', 'Coût moyen'],
] as const)(
  'CARD-18 in %s statistics of cards are told in its words, and a curve only where it has costs',
  async (given) => {
    const [game, card, title, table, colour, average] = given
    const asked = 'Some Card'
    await showCurve([game], `4 ${asked}`, {
      ...{ game, cards: [{ asked, near: [], card: { name: asked, isLand: false, ...card } }] },
    })
    await screen.findByRole('heading', { name: title })
    expect(cellsOf(table)[1]).toEqual([colour, '1', '100,0 %'])
    expect(screen.getAllByRole('table')).toHaveLength(average === null ? 1 : 2)
    expect(screen.queryByText(/terrains/)).toBeNull()
    if (average !== null) expect(screen.getByText(new RegExp(average))).toBeTruthy()
  },
)
