import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NumberInput } from '../../ui/number-input.tsx'
import { createHeldGestures, type HeldGestures } from './held-gestures.ts'

const sent: { email: string; game: string }[] = []
const needApp = vi.fn()
let root: Root | null = null
let held: HeldGestures

function Screen() {
  const [email, setEmail] = useState('')
  const [game, setGame] = useState('magic')
  const [menus, setMenus] = useState(0)
  const [players, setPlayers] = useState(8)
  const [seats, setSeats] = useState<number | null>(16)
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push({ email, game })
        }}
      >
        <input aria-label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />
        <select aria-label="Jeu" value={game} onChange={(event) => setGame(event.target.value)}>
          <option value="magic">Magic</option>
          <option value="lorcana">Lorcana</option>
        </select>
        <button type="submit">Se connecter</button>
      </form>
      <button type="button" aria-label="Menu" onClick={() => setMenus((before) => before + 1)} />
      <div data-scope="number-input">
        <button type="button" aria-label="Augmenter" onClick={() => setPlayers((before) => before + 1)} />
      </div>
      <NumberInput
        label="Places"
        name="seats"
        value={seats}
        onChange={setSeats}
        locale="fr-FR"
        incrementLabel="Une place de plus"
        decrementLabel="Une place de moins"
      />
      <data value={String(seats)} />
      <a href="#about">À propos</a>
      <output>{[email, game, menus, players].join(' ')}</output>
    </>
  )
}

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`${selector} is not there`)
  return found
}
const type = (text: string) => {
  const field = find<HTMLInputElement>('input')
  field.focus()
  field.value += text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
/** As a browser does: React takes a value that a script set for its own. */
const typeOver = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const setActEnvironment = (isOn: boolean) => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isOn)
const shown = () => find('output').textContent

async function appComes(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(find('#root'), <Screen />)
  })
  await act(async () => {
    await held.handOver()
  })
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(<Screen />)}</div>`
  sent.length = 0
  needApp.mockClear()
  held = createHeldGestures(window, needApp)
})
afterEach(async () => {
  await held.handOver()
  await act(async () => root?.unmount())
  root = null
})

test('FAST-6 what was typed and sent before the app was there is sent by it, once', async () => {
  type('zoe@')
  type('exemple.fr')
  expect(needApp).toHaveBeenCalled()
  const game = find<HTMLSelectElement>('select')
  game.value = 'lorcana'
  game.dispatchEvent(new Event('change', { bubbles: true }))
  find('[type=submit]').click()
  find('[type=submit]').click()
  expect(find('[type=submit]').dataset.held).toBe('')
  expect(sent).toEqual([])
  await appComes()
  expect(sent).toEqual([{ email: 'zoe@exemple.fr', game: 'lorcana' }])
  expect(find<HTMLInputElement>('input').value).toBe('zoe@exemple.fr')
  expect('held' in find('[type=submit]').dataset).toBe(false)
})

test('FAST-6 what the browser filled in without a word is known too, and what stays as it was written is nobody’s', async () => {
  find<HTMLInputElement>('input').value = 'max@exemple.fr'
  await appComes()
  expect(shown()).toBe('max@exemple.fr magic 0 8')
})

test('FAST-6 what was pressed is done once, a step each time, and afterwards the page is the app’s alone', async () => {
  for (const name of ['Menu', 'Menu', 'Augmenter', 'Augmenter', 'Augmenter']) find(`[aria-label=${name}]`).click()
  expect(shown()).toBe(' magic 0 8')
  await appComes()
  expect(shown()).toBe(' magic 1 11')
  await act(async () => find('[aria-label=Menu]').click())
  expect(shown()).toBe(' magic 2 11')
})

test('FAST-6 what is pressed while the app does what was held comes after it', async () => {
  find('[aria-label="Augmenter"]').click()
  await act(async () => {
    root = hydrateRoot(find('#root'), <Screen />)
  })
  const done: string[] = []
  for (const name of ['Augmenter', 'Menu']) {
    find(`[aria-label="${name}"]`).addEventListener('click', () => done.push(name))
  }
  await act(async () => {
    const handed = held.handOver()
    find('[aria-label="Menu"]').click()
    await handed
  })
  expect(done).toEqual(['Augmenter', 'Menu'])
  expect(shown()).toBe(' magic 1 9')
  expect(find('[aria-label="Menu"]').dataset.held).toBeUndefined()
  await act(async () => find('[aria-label="Menu"]').click())
  expect(shown()).toBe(' magic 2 9')
})

test('FAST-6 a number that was typed and left is the one that counts, and the focus stays where somebody is', async () => {
  const seats = find<HTMLInputElement>('[name=seats], [data-part=input]')
  seats.focus()
  seats.value = '32'
  seats.dispatchEvent(new InputEvent('input', { bubbles: true }))
  find('[type=submit]').focus()
  await appComes()
  expect(find('data').getAttribute('value')).toBe('32')
  expect(seats.value).toBe('32')
  expect(document.activeElement).toBe(find('[type=submit]'))
})

test('FAST-6 a number that was typed is the app’s in the same turn, before anything that was pressed, and no focus moves', async () => {
  type('zoe@')
  const seats = find<HTMLInputElement>('[data-part=input]')
  seats.focus()
  seats.value = '32'
  seats.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await act(async () => {
    root = hydrateRoot(find('#root'), <Screen />)
  })
  // Outside of `act` React draws most of what scripts change in a task of its own.
  setActEnvironment(false)
  const moved = vi.fn()
  for (const kind of ['focus', 'blur']) window.addEventListener(kind, moved, { capture: true })
  const told = held.handOver()
  for (let microtask = 0; microtask < 20; microtask++) await Promise.resolve()
  expect(find('data').getAttribute('value')).toBe('32')
  await told
  // The next letter goes where the last one went.
  expect(moved).not.toHaveBeenCalled()
  for (const kind of ['focus', 'blur']) window.removeEventListener(kind, moved, { capture: true })
  setActEnvironment(true)
})

test('FAST-6 a number whose first letter makes React take the page over counts: the field knows at once that it has the focus', async () => {
  const seats = find<HTMLInputElement>('[data-part=input]')
  seats.focus()
  await act(async () => {
    root = hydrateRoot(find('#root'), <Screen />)
  })
  setActEnvironment(false)
  const told = held.handOver()
  for (let microtask = 0; microtask < 20; microtask++) await Promise.resolve()
  typeOver(seats, '32')
  await told
  setActEnvironment(true)
  await act(async () => seats.blur())
  expect(find('data').getAttribute('value')).toBe('32')
  expect(seats.value).toBe('32')
})

test('FAST-6 links lead on by themselves, and nothing is kept of them', () => {
  const heard = vi.fn((event: Event) => event.defaultPrevented)
  find('a').addEventListener('click', heard)
  find('a').click()
  expect(heard).toHaveReturnedWith(false)
  expect(needApp).not.toHaveBeenCalled()
})

test('FAST-6 where the app cannot be had, nothing looks as if it were on its way', async () => {
  find('[aria-label=Menu]').click()
  held.drop()
  expect('held' in find('[aria-label=Menu]').dataset).toBe(false)
  await appComes()
  expect(shown()).toBe(' magic 0 8')
})
