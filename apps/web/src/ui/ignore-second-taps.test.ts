import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ignoreSecondTaps } from './ignore-second-taps.ts'

let stop: () => void
let heard: string[]

beforeEach(() => {
  heard = []
  document.body.innerHTML = '<button>A</button><input aria-label="name"><button>B</button>'
  for (const button of buttons()) button.addEventListener('click', () => heard.push(button.textContent))
  stop = ignoreSecondTaps(window)
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

// Without layout all taps have the same position.
const buttons = () => [...document.querySelectorAll('button')]
const user = userEvent.setup({ delay: null })

async function tap(name: 'A' | 'B'): Promise<void> {
  const button = buttons().find(({ textContent }) => textContent === name)
  if (button) await user.click(button)
}

test('EVEN-1 what took the place of a tapped control does not hear the second tap', async () => {
  await tap('A')
  await tap('B')
  expect(heard).toEqual(['A'])
})

test('EVEN-1 a control hears two taps of its own', async () => {
  await tap('A')
  await tap('A')
  expect(heard).toEqual(['A', 'A'])
})

test('EVEN-1 a second tap takes the focus from nobody', async () => {
  await tap('A')
  const field = document.querySelector('input')
  field?.focus()
  await tap('B')
  expect(document.activeElement).toBe(field)
})

test('EVEN-1 whoever typed in between makes no second tap', async () => {
  await tap('A')
  const field = document.querySelector('input')
  field?.focus()
  await user.keyboard('Zoé')
  await tap('B')
  expect(heard).toEqual(['A', 'B'])
})

test('EVEN-1 whoever pressed a key in between makes no second tap', async () => {
  await tap('A')
  await user.keyboard('{Escape}')
  await tap('B')
  expect(heard).toEqual(['A', 'B'])
})

test('EVEN-1 what the system counts as a double click is one, however late a slow page hears of it', () => {
  const [first, second] = buttons()
  const clickAt = (button: HTMLButtonElement | undefined, timeStamp: number, detail: number) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    Object.defineProperty(click, 'timeStamp', { value: timeStamp })
    button?.dispatchEvent(click)
  }
  clickAt(first, 1_000, 1)
  clickAt(second, 2_000, 2)
  expect(heard).toEqual(['A'])
  clickAt(second, 3_000, 1)
  expect(heard).toEqual(['A', 'B'])
})
