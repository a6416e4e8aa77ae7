import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void

beforeEach(() => {
  // Not `setInterval`: jsdom would keep a faked one for the animation frames of later files.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = `
    <main><h1>Joueurs</h1><ul>
      <li id="zoe"><p>Zoé</p><input aria-label="name"><button id="drop">Abandon</button></li>
      <li id="max"><button>Renommer</button><button data-whole-row>Ouvrir</button></li>
    </ul></main>
    <div role="alertdialog"><button id="confirm">Faire abandonner</button></div>`
  stop = keepFocus(window)
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const element = (selector: string) => document.querySelector<HTMLElement>(selector)
const focused = () => document.activeElement?.textContent
/** Time for others to place the focus. */
const placed = () => vi.advanceTimersByTimeAsync(100)

test('EVEN-2 a button that goes away leaves the focus to its row', async () => {
  element('#drop')?.focus()
  element('#drop')?.replaceWith(Object.assign(document.createElement('button'), { textContent: 'Rétablir' }))
  await placed()
  expect(focused()).toBe('Rétablir')
})

test('EVEN-2 when the part is turned away with what it held, the heading that is shown has the focus', async () => {
  document.body.innerHTML =
    '<main><div id="old"><h2>Ronde 1</h2><button>Saisir</button></div><div id="new" hidden><h2>Joueurs</h2></div></main>'
  element('#old button')?.focus()
  element('#old button')?.remove()
  element('#old')?.setAttribute('hidden', '')
  element('#new')?.removeAttribute('hidden')
  await placed()
  expect(focused()).toBe('Joueurs')
})

test('EVEN-2 after a question whose opener is gone the focus is on the row', async () => {
  element('#drop')?.focus()
  element('#confirm')?.focus()
  element('#drop')?.replaceWith(Object.assign(document.createElement('button'), { textContent: 'Rétablir' }))
  element('[role=alertdialog]')?.remove()
  await placed()
  expect(focused()).toBe('Rétablir')
})

test('what is the whole row comes before its other buttons', async () => {
  element('#max button')?.focus()
  element('#max button')?.remove()
  await placed()
  expect(focused()).toBe('Ouvrir')
})

test('a row that goes away leaves the focus to the part of the page, never to the body', async () => {
  element('#drop')?.focus()
  element('ul')?.remove()
  await placed()
  expect(focused()).toBe('Joueurs')
})

test('what was pressed without getting the focus counts as well', async () => {
  element('#drop')?.click()
  element('#drop')?.remove()
  element('#zoe')?.append(Object.assign(document.createElement('button'), { textContent: 'Rétablir' }))
  await placed()
  expect(focused()).toBe('Rétablir')
})

test('whoever pressed beside everything, or placed the focus elsewhere, is left alone', async () => {
  element('#drop')?.focus()
  element('#drop')?.blur()
  element('h1')?.click()
  element('#drop')?.remove()
  await placed()
  expect(document.activeElement).toBe(document.body)
  element('#max button')?.focus()
  element('#max button')?.remove()
  element('input')?.focus()
  await placed()
  expect(document.activeElement).toBe(element('input'))
})
