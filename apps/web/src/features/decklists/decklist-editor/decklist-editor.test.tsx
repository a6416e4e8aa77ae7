import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { GAMES, type Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { type Answer, executed, startLocalServer } from '../../../transport/testing/local-server.ts'
import { showDecks } from '../testing/show-decks.tsx'
import { DecklistEditor, type DecklistEditorProps } from './decklist-editor.tsx'

type Opening = Partial<Omit<DecklistEditorProps, 'onChange'>>

const ADDRESS = 'https://moxfield.com/decks/Ab_9-z'
const READ = executed(200, {
  success: true,
  message: 'Le deck a été lu.',
  data: {
    deckDataFromMoxfield: {
      name: 'Tymna & Thrasios',
      format: 'duelCommander',
      mainboard: [{ quantity: 98, name: 'Island' }],
      sideboard: [],
      commanders: [],
      companions: [],
      decklistText: 'Commander\n1 Tymna\n1 Thrasios\n\nDeck\n98 Island',
    },
    moxfieldId: 'Ab_9-z',
    commanders: [{ name: 'Tymna' }, { name: 'Thrasios' }],
    companions: [{ name: 'Lurrus' }],
  },
})
const FAILED = executed(502, {
  success: false,
  message: "Erreur lors de l'extraction des données Moxfield",
  reason: 'deck_site_failed',
})

async function openEditor(opening: Opening = {}) {
  const local = await startLocalServer()
  const kept: { value: Decklist } = { value: opening.value ?? EMPTY_DECKLIST }
  function Form() {
    const [value, setValue] = useState(kept.value)
    kept.value = value
    return <DecklistEditor game="magic" {...opening} value={value} onChange={setValue} />
  }
  const shown = await showDecks(<Form />, { origin: local.origin })
  onTestFinished(() => local.close())
  return { ...shown, local, kept }
}

const choose = (name: string) => screen.getByRole('radio', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const summary = () => within(screen.getByRole('region', { name: 'Ce que nous lisons' }))

test('REGI-3 a pasted text is read at once, and each line that is not has its number', async () => {
  const { user, kept } = await openEditor()
  await user.click(box('Texte de la decklist'))
  await user.paste('4 Lightning Bolt\n56 Mountain\nBrainstorm\n\nRéserve\n15 Duress')
  expect(kept.value.decklistText).toContain('Brainstorm')
  expect(summary().getByText('60 cartes')).toBeTruthy()
  expect(summary().getByText('Réserve : 15')).toBeTruthy()
  expect(summary().getByText('1 ligne non lue')).toBeTruthy()
  expect(summary().getByText('Ligne 3').parentElement?.textContent).toContain('Brainstorm')
  await user.clear(box('Texte de la decklist'))
  expect(kept.value).toEqual(EMPTY_DECKLIST)
})

test('REGI-3 many unreadable lines are counted, the first ones shown', async () => {
  const { user } = await openEditor()
  await user.click(box('Texte de la decklist'))
  await user.paste(Array.from({ length: 11 }, (_, number) => `carte ${number}`).join('\n'))
  expect(summary().getByText('11 lignes non lues')).toBeTruthy()
  expect(summary().getByText('et 3 autres lignes')).toBeTruthy()
})

test('REGI-3 the address can be checked only when it is one of the deck site', async () => {
  const { user, local } = await openEditor()
  await user.click(choose('Adresse Moxfield'))
  const address = box('Adresse du deck sur Moxfield')
  expect(button('Vérifier').disabled).toBe(true)
  for (const wrong of ['moxfield', 'https://exemple.fr/decks/abc', 'https://moxfield.com/users/abc']) {
    await user.clear(address)
    await user.click(address)
    await user.paste(wrong)
    expect(button('Vérifier').disabled).toBe(true)
  }
  await user.tab()
  expect(screen.getByText(/L’adresse doit être celle d’un deck de Moxfield/)).toBeTruthy()
  expect(address.getAttribute('aria-invalid')).toBe('true')
  await user.clear(address)
  await user.click(address)
  await user.paste(ADDRESS)
  expect(button('Vérifier').disabled).toBe(false)
  expect(local.requests).toEqual([])
})

test('REGI-4 checking fills in the text and the names; what is typed meanwhile stays', async () => {
  const gate = Promise.withResolvers<Answer>()
  const { user, local, kept } = await openEditor({ hasCommanders: true })
  local.answer(() => gate.promise)
  await user.click(choose('Adresse Moxfield'))
  await user.click(box('Adresse du deck sur Moxfield'))
  await user.paste(ADDRESS)
  await user.click(button('Vérifier'))
  expect(screen.getByRole('button', { name: /Lecture du deck/ })).toBeTruthy()
  expect(box('Adresse du deck sur Moxfield').readOnly).toBe(true)
  await user.click(box('Compagnon'))
  await user.paste('Jegantha')
  gate.resolve(READ)
  await screen.findByText('Deck lu sur Moxfield')
  expect(local.requests.map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/functions/extract-moxfield-decklist/executions',
      expect.objectContaining({ body: JSON.stringify({ urlOfDecklist: ADDRESS }) }),
    ],
  ])
  expect(kept.value).toEqual({
    ...EMPTY_DECKLIST,
    urlOfDecklist: ADDRESS,
    moxfieldId: 'Ab_9-z',
    decklistText: 'Commander\n1 Tymna\n1 Thrasios\n\nDeck\n98 Island',
    generalName: 'Tymna',
    partnerName: 'Thrasios',
    companionName: 'Lurrus',
  })
  expect(box('Commandant').value).toBe('Tymna')
  expect(summary().getByText('Commandant : Tymna et Thrasios')).toBeTruthy()
})

test('REGI-4 an answer that comes after the way was changed touches nothing', async () => {
  const gate = Promise.withResolvers<Answer>()
  const answered = Promise.withResolvers<void>()
  const { user, local, kept } = await openEditor()
  local.answer(async () => {
    const answer = await gate.promise
    setImmediate(answered.resolve)
    return answer
  })
  await user.click(choose('Adresse Moxfield'))
  await user.click(box('Adresse du deck sur Moxfield'))
  await user.paste(ADDRESS)
  await user.click(button('Vérifier'))
  await user.click(choose('Coller le texte'))
  await user.click(box('Texte de la decklist'))
  await user.paste('60 Forest')
  gate.resolve(READ)
  await answered.promise
  await user.click(choose('Adresse Moxfield'))
  local.answer(() => READ)
  expect(kept.value).toEqual({ ...EMPTY_DECKLIST, urlOfDecklist: ADDRESS, decklistText: '60 Forest' })
  await user.click(button('Vérifier'))
  await screen.findByText('Deck lu sur Moxfield')
  expect(kept.value.decklistText).toContain('98 Island')
})

test('REGI-4 another address is another deck: it must be checked again', async () => {
  const { user, local, kept } = await openEditor()
  local.answer(() => READ)
  await user.click(choose('Adresse Moxfield'))
  await user.click(box('Adresse du deck sur Moxfield'))
  await user.paste(ADDRESS)
  await user.click(button('Vérifier'))
  await screen.findByText('Deck lu sur Moxfield')
  await user.type(box('Adresse du deck sur Moxfield'), 'x')
  expect(kept.value.moxfieldId).toBeNull()
  expect(screen.queryByText('Deck lu sur Moxfield')).toBeNull()
})

test('REGI-4 when the deck cannot be read, the text can be pasted instead', async () => {
  const { user, local, kept } = await openEditor()
  local.answer(() => FAILED)
  await user.click(choose('Adresse Moxfield'))
  await user.click(box('Adresse du deck sur Moxfield'))
  await user.paste(ADDRESS)
  await user.click(button('Vérifier'))
  const alert = within(await screen.findByRole('alert'))
  await alert.findByText("Erreur lors de l'extraction des données Moxfield")
  expect(alert.getByText(/Collez le texte de votre decklist à la place/)).toBeTruthy()
  await user.click(alert.getByRole('button', { name: 'Coller le texte' }))
  expect(document.activeElement).toBe(box('Texte de la decklist'))
  expect(kept.value).toEqual(EMPTY_DECKLIST)
})

test('FIND-6 an address that the deck site has failed on is not kept, but can be checked again', async () => {
  const { user, local, kept } = await openEditor()
  local.answer(() => FAILED)
  await user.click(choose('Adresse Moxfield'))
  await user.click(box('Adresse du deck sur Moxfield'))
  await user.paste(ADDRESS)
  expect(kept.value.urlOfDecklist).toBe(ADDRESS)
  await user.click(button('Vérifier'))
  expect(await screen.findByText(/L’adresse ne sera pas gardée/)).toBeTruthy()
  expect(kept.value).toEqual(EMPTY_DECKLIST)
  expect(box('Adresse du deck sur Moxfield').value).toBe(ADDRESS)
  local.answer(() => READ)
  await user.click(button('Vérifier'))
  await screen.findByText('Deck lu sur Moxfield')
  expect(kept.value).toMatchObject({ urlOfDecklist: ADDRESS, moxfieldId: 'Ab_9-z' })
})

test('FIND-6 where nobody could ask the deck site, the address stays as it was typed', async () => {
  const { user, local, kept } = await openEditor({ value: { ...EMPTY_DECKLIST, urlOfDecklist: ADDRESS } })
  local.answer(() => 'cut')
  await user.click(button('Vérifier'))
  await screen.findByText(/Le serveur ne répond pas/)
  expect(screen.queryByText(/ne sera pas gardée/)).toBeNull()
  expect(kept.value.urlOfDecklist).toBe(ADDRESS)
})

test.each([
  [
    'too many checks',
    { status: 429, body: { message: 'Rate limit', code: 429 } },
    /Trop de vérifications en une minute/,
  ],
  ['no answer', 'cut', /Le serveur ne répond pas/],
  [
    'a refusal',
    executed(400, { success: false, message: 'Pas ce deck.', reason: 'deck_address_invalid' }),
    /Pas ce deck/,
  ],
] as const)('REGI-4 %s is said in words', async (_what, answer, sentence) => {
  const { user, local } = await openEditor({ value: { ...EMPTY_DECKLIST, urlOfDecklist: ADDRESS } })
  local.answer(() => answer)
  await user.click(button('Vérifier'))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('REGI-3 another address is any address of the web; a wrong one does not stay out of sight', async () => {
  const { user, kept } = await openEditor()
  await user.click(choose('Autre adresse'))
  await user.click(box('Adresse de la decklist'))
  await user.paste('javascript:alert(1)')
  await user.tab()
  expect(screen.getByText(/Cette adresse n’est pas valide/)).toBeTruthy()
  await user.click(choose('Coller le texte'))
  expect(kept.value).toEqual(EMPTY_DECKLIST)
  await user.click(choose('Autre adresse'))
  await user.click(box('Adresse de la decklist'))
  await user.paste('https://exemple.fr/deck')
  await user.tab()
  expect(screen.queryByText(/Cette adresse n’est pas valide/)).toBeNull()
  await user.click(choose('Coller le texte'))
  expect(kept.value.otherUrlSource).toBe('https://exemple.fr/deck')
})

test('REGI-8 the names in a pasted list can be taken over in one tap', async () => {
  const { user, kept } = await openEditor({ hasCommanders: true })
  await user.click(box('Texte de la decklist'))
  await user.paste('Commander\n1 Tymna\n1 Thrasios\n\nDeck\n98 Island\n\nCompanion\n1 Lurrus')
  await user.click(button('Reprendre les noms de la liste : Tymna, Thrasios et Lurrus'))
  expect(kept.value).toMatchObject({ generalName: 'Tymna', partnerName: 'Thrasios', companionName: 'Lurrus' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Reprendre/ })).toBeNull())
  expect(document.activeElement).toBe(box('Commandant'))
})

test('REGI-8 formats without commander ask for the name of the deck; every member is shown again', async () => {
  const value = { ...EMPTY_DECKLIST, otherUrlSource: 'https://exemple.fr/deck', deckName: 'Mono rouge' }
  const { user, kept } = await openEditor({ value })
  expect(choose('Autre adresse')).toHaveProperty('checked', true)
  expect(box('Nom du deck').value).toBe('Mono rouge')
  expect(screen.queryByRole('textbox', { name: 'Commandant' })).toBeNull()
  await user.clear(box('Nom du deck'))
  expect(kept.value.deckName).toBeNull()
})

test('a disabled editor takes nothing', async () => {
  const { kept } = await openEditor({ isDisabled: true, value: { ...EMPTY_DECKLIST, urlOfDecklist: ADDRESS } })
  expect(screen.getByRole('group', { name: 'Decklist' })).toHaveProperty('disabled', true)
  expect(button('Vérifier').matches(':disabled')).toBe(true)
  expect(kept.value.urlOfDecklist).toBe(ADDRESS)
})

const NAMES: Readonly<Partial<Record<Game, string>>> = {
  altered: 'Héros',
  onepiece: 'Leader',
  starwars: 'Leader et base',
  fleshandblood: 'Héros',
  riftbound: 'Légende',
  dragonball: 'Leader',
}

test.each(GAMES.filter((game) => game !== 'magic'))(
  'GAME-14 a deck of %s is asked for in its own words, and in none of Magic’s',
  async (game) => {
    const { user, view, kept } = await openEditor({ game })
    expect(view.container.textContent).not.toMatch(/Moxfield|Lightning|MTG|Commandant|Compagnon|Mono rouge/)
    await user.click(box('Texte de la decklist'))
    await user.paste('4 Une carte\nillisible\n\nSide deck\n2 Une autre\n\nDigi-egg deck\n3 Un œuf')
    expect(view.container.textContent).not.toMatch(/Lightning/)
    expect(summary().getByText(game === 'yugioh' ? /^Side deck.: 2$/ : /^Réserve.: 2$/)).toBeTruthy()
    expect(summary().getByText(game === 'digimon' ? /^Digi-Eggs.: 3$/ : /^Extra deck.: 3$/)).toBeTruthy()
    await user.type(box(NAMES[game] ?? 'Nom du deck'), 'X')
    expect(kept.value.deckName).toBe('X')
  },
)

test('GAME-14 what was given before stays in sight where a game does not ask for it', async () => {
  await openEditor({ game: 'other', value: { ...EMPTY_DECKLIST, urlOfDecklist: ADDRESS, companionName: 'Lurrus' } })
  expect(choose('Adresse Moxfield')).toHaveProperty('checked', true)
  expect(box('Compagnon').value).toBe('Lurrus')
})
