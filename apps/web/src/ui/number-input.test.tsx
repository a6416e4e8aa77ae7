import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { NumberInput } from './number-input.tsx'

afterEach(() => {
  vi.useRealTimers()
})

function show(start: number | null, { max = 256, locale = 'fr-FR' } = {}) {
  const told: (number | null)[] = []
  function Screen() {
    const [value, setValue] = useState(start)
    const onChange = (next: number | null) => {
      told.push(next)
      setValue(next)
    }
    const labels = { label: 'Places', incrementLabel: 'Augmenter', decrementLabel: 'Diminuer' }
    return <NumberInput {...labels} {...{ value, onChange, max, locale }} min={2} />
  }
  render(<Screen />)
  return { told, user: userEvent.setup() }
}

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Places' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('FAST-9 a number is stepped by its buttons and by keys, within its bounds', async () => {
  const { told, user } = show(8)
  await user.click(button('Augmenter'))
  expect(document.activeElement).toBe(box())
  await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}{End}{ArrowUp}{Home}')
  expect(told).toEqual([9, 10, 20, 19, 256, 256, 2])
  expect(button('Diminuer').disabled).toBe(true)
  expect(box().getAttribute('aria-valuenow')).toBe('2')
})

test('FAST-9 a number is typed with or without its groups, in both languages, and what is none is no number', async () => {
  const { told, user } = show(null, { max: 4096 })
  await user.type(box(), '2 048')
  expect(told.at(-1)).toBe(2048)
  await user.tab()
  expect(box().value).toBe(new Intl.NumberFormat('fr-FR').format(2048))
  for (const [typed, number] of [
    ['2,048', 2048],
    ['8,5', 8.5],
    ['-', null],
    ['1', 1],
  ] as const) {
    await user.clear(box())
    await user.type(box(), typed)
    expect(told.at(-1)).toBe(number)
  }
  // Never corrected silently.
  expect(box().value).toBe('1')
  await user.type(box(), 'x')
  expect(box().value).toBe('1')
  await user.clear(box())
  expect(told.at(-1)).toBeNull()
})

test('FAST-9 a press that is held goes on stepping until it is let go or at the end', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (milliseconds: number) => {
    for (let at = 0; at < milliseconds; at += 10) act(() => void vi.advanceTimersByTime(10))
  }
  const { told } = show(8, { max: 12 })
  fireEvent.pointerDown(button('Augmenter'), { button: 0 })
  pass(1_000)
  expect(told).toEqual([9, 10, 11, 12])
  fireEvent.pointerDown(button('Diminuer'), { button: 0 })
  pass(310)
  fireEvent.pointerUp(button('Diminuer'))
  fireEvent.click(button('Diminuer'))
  pass(1_000)
  expect(told.at(-1)).toBe(11)
  fireEvent.click(button('Diminuer'))
  expect(told.at(-1)).toBe(10)
})
