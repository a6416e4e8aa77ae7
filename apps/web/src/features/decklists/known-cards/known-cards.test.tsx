import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { executed, type ReceivedRequest, startLocalServer } from '../../../transport/testing/local-server.ts'
import { DecklistEditor } from '../decklist-editor/decklist-editor.tsx'
import { DecklistView } from '../decklist-view/decklist-view.tsx'
import { showDecks } from '../testing/show-decks.tsx'

const EVENT = { game: 'magic', format: 'modern', formatName: null, startsAt: '2026-11-27T12:00:00.000Z' } as const
const card = (name: string, legality?: string) => ({ name, colours: [], cost: 1, isLand: false, legality })
const KNOWN: Readonly<Record<string, ReturnType<typeof card>>> = {
  'lightning bolt': card('Lightning Bolt', 'legal'),
  'mox opal': card('Mox Opal', 'banned'),
  'black lotus': card('Black Lotus', 'restricted'),
  opt: card('Opt', 'unknown'),
  tarmogoyf: card('Tarmogoyf', 'not-legal'),
  'ash blossom': card('Ash Blossom', 'two-copies'),
}
const NAMES = ['Lightning Bolt', 'Lightning Helix']

function inputOf(request: ReceivedRequest) {
  const { body } = request.body as { body: string }
  return JSON.parse(body)
}

function answerOf(request: ReceivedRequest) {
  const { path } = request
  const input = inputOf(request)
  if (path.includes('find-cards'))
    return executed(200, {
      success: true,
      data: { names: NAMES.filter((name) => name.toLowerCase().startsWith(input.text.toLowerCase())) },
    })
  const cards = input.names.map((asked: string) => {
    const known = KNOWN[asked.toLowerCase()] ?? null
    return { asked, card: known, near: known || !asked.startsWith('Light') ? [] : ['Lightning Bolt'] }
  })
  return executed(200, { success: true, data: { dataFrom: '2026-11-20', cards } })
}

async function open(content: 'editor' | 'view', { text = '', games = ['magic'] as readonly string[] } = {}) {
  const local = await startLocalServer()
  onTestFinished(() => local.close())
  local.answerProduct({ supportEmail: null, cardGames: games })
  local.answer(answerOf)
  const kept: { value: Decklist } = { value: { ...EMPTY_DECKLIST, decklistText: text || null } }
  function Form() {
    const [value, setValue] = useState(kept.value)
    kept.value = value
    return <DecklistEditor game="magic" value={value} onChange={setValue} event={EVENT} />
  }
  const shown = await showDecks(
    content === 'editor' ? <Form /> : <DecklistView game="magic" decklist={kept.value} event={EVENT} />,
    {
      origin: local.origin,
    },
  )
  return {
    ...shown,
    local,
    kept,
    field: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte de la decklist' }),
  }
}
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')
const check = async () => within(await screen.findByRole('region', { name: 'Ce que l’on sait des cartes' }))

test('CARD-9 unknown names are told by their lines, and one tap mends all of them', async () => {
  const { user, kept } = await open('editor', {
    text: '4 Lightnig Bolt\n2 Opt\n1 Mystery\nSB: 1 Lightnig Bolt (2XM) 129',
  })
  const told = await check()
  expect(await told.findByText('2 cartes inconnues')).toBeTruthy()
  expect(told.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Lignes 1 et 4Lightnig BoltVouliez-vous dire :Lightning Bolt',
    'Ligne 3Mystery',
  ])
  await user.click(told.getByRole('button', { name: 'Remplacer Lightnig Bolt par Lightning Bolt' }))
  expect(kept.value.decklistText).toBe('4 Lightning Bolt\n2 Opt\n1 Mystery\nSB: 1 Lightning Bolt (2XM) 129')
  expect(told.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Lignes 1 et 4Lightning Bolt, corrigé',
    'Ligne 3Mystery',
  ])
  expect(told.getByText('1 carte inconnue')).toBeTruthy()
})

test('CARD-10 what may not be played is told with its reason and the day of the data', async () => {
  const text = '4 Lightning Bolt\n1 Mox Opal\n2 Black Lotus\n2 Opt\n3 Tarmogoyf'
  const { local } = await open('view', { text })
  const told = await check()
  expect(plain((await told.findByText(/ne sont pas légales/)).textContent)).toBe(
    '3 cartes ne sont pas légales en Modern le 27 novembre 2026',
  )
  expect(
    told
      .getAllByRole('term')
      .map((term) => plain(`${term.textContent} ${term.parentElement?.querySelector('dd')?.textContent}`)),
  ).toEqual([
    'Interdites : Mox Opal',
    'Limitées à un exemplaire : Black Lotus',
    'Pas dans ce format : Tarmogoyf',
    'On ne sait pas : Opt',
  ])
  expect(told.getByText(/Données du 20 novembre 2026/)).toBeTruthy()
  expect(local.requests.map(inputOf)[0]).toMatchObject({ game: 'magic', format: 'modern', on: '2026-11-27' })
})

test('CARD-13 a card of two copies is told from its third on', async () => {
  await open('view', { text: '2 Ash Blossom\n1 Mox Opal' })
  const told = await check()
  expect((await told.findAllByRole('term')).map(({ textContent }) => plain(textContent))).toEqual(['Interdites :'])
  await open('view', { text: '3 Ash Blossom' })
  expect(plain((await screen.findByText(/Limitées à deux/)).parentElement?.textContent)).toBe(
    'Limitées à deux exemplaires : Ash Blossom',
  )
})

test('CARD-5 names are proposed from three letters, chosen by keyboard or touch, and put behind the quantity', async () => {
  const { user, field, kept } = await open('editor')
  await user.click(field())
  await user.keyboard('2 Opt{Enter}4 light')
  const list = within(await screen.findByRole('listbox', { name: 'Cartes proposées' }))
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(NAMES)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(kept.value.decklistText).toBe('2 Opt\n4 Lightning Helix')
  expect(field().selectionStart).toBe(field().value.length)
  await user.keyboard('{Enter}1 light')
  await user.click(await screen.findByRole('option', { name: 'Lightning Bolt' }))
  expect(kept.value.decklistText).toBe('2 Opt\n4 Lightning Helix\n1 Lightning Bolt')
  await user.keyboard('{Enter}1 lightn')
  await screen.findByRole('option', { name: 'Lightning Bolt' })
  await user.keyboard('{Enter}')
  expect(kept.value.decklistText).toBe('2 Opt\n4 Lightning Helix\n1 Lightning Bolt\n1 lightn\n')
})

test('CARD-8 without data no field changes and nothing is asked', async () => {
  const { user, field, local } = await open('editor', { text: '4 Lightnig Bolt', games: ['pokemon'] })
  await user.click(field())
  await user.keyboard('{Enter}4 light')
  // Longer than the pause after which names would be proposed.
  await expect(screen.findByRole('option', {}, { timeout: 600 })).rejects.toThrow()
  expect(field().getAttribute('aria-autocomplete')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Ce que l’on sait des cartes' })?.textContent ?? '').toBe('')
  expect(local.requests).toEqual([])
})
