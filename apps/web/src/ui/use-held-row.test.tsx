import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHeldRow } from './use-held-row.ts'

const onTap = vi.fn()
const onWanted = vi.fn()

function Row() {
  const { className, ...row } = useHeldRow(onWanted)
  return (
    <ul>
      <li {...row} className={className}>
        <span>Zoé</span>
        <input aria-label="Nom" />
        <button type="button" onClick={onTap}>
          Présente
        </button>
        <button type="button" data-whole-row>
          Ouvrir
        </button>
      </li>
    </ul>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Row />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const name = () => screen.getByText('Zoé')
const button = () => screen.getByRole('button', { name: 'Présente' })
const finger = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 }
const wait = (durationMs: number) => vi.advanceTimersByTime(durationMs)

test('LAY-14 a finger that rests on a row for 700 ms opens its actions, and letting go presses nothing', () => {
  fireEvent.pointerDown(name(), finger)
  wait(699)
  expect(onWanted).not.toHaveBeenCalled()
  wait(1)
  expect(onWanted).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 100 }, screen.getByRole('listitem'))
  const letsGo = new TouchEvent('touchend', { bubbles: true, cancelable: true })
  fireEvent(name(), letsGo)
  expect(letsGo.defaultPrevented).toBe(true)
})

test.each([
  ['that scrolls', () => fireEvent.pointerMove(name(), { ...finger, clientY: 111 })],
  ['whose movement the browser takes for itself', () => fireEvent.pointerCancel(name(), finger)],
  ['that only taps', () => fireEvent.pointerUp(name(), finger)],
])('LAY-14 a finger %s opens nothing', (_, move) => {
  fireEvent.pointerDown(name(), finger)
  wait(699)
  move()
  wait(2000)
  expect(onWanted).not.toHaveBeenCalled()
  const touchEnd = new TouchEvent('touchend', { bubbles: true, cancelable: true })
  fireEvent(name(), touchEnd)
  expect(touchEnd.defaultPrevented).toBe(false)
})

test('LAY-14 a finger that trembles still rests', () => {
  fireEvent.pointerDown(name(), finger)
  fireEvent.pointerMove(name(), { ...finger, clientX: 106, clientY: 106 })
  wait(700)
  expect(onWanted).toHaveBeenCalledTimes(1)
})

test('LAY-14 a button of the row keeps its tap, however long, and the mouse its own ways', () => {
  fireEvent.pointerDown(button(), finger)
  fireEvent.pointerDown(name(), { ...finger, pointerType: 'mouse' })
  wait(3000)
  fireEvent.click(button())
  expect(onTap).toHaveBeenCalledTimes(1)
  // Not prevented: the browser's own menu.
  expect(fireEvent.contextMenu(name(), { button: 2 })).toBe(true)
  expect(onWanted).not.toHaveBeenCalled()
})

test('LAY-14 a finger that rests on a button that is the whole row rests on the row', () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Ouvrir' }), finger)
  wait(699)
  expect(onWanted).not.toHaveBeenCalled()
  wait(1)
  expect(onWanted).toHaveBeenCalledTimes(1)
})

test.each([
  ['the key for context menus', { key: 'ContextMenu' }],
  ['Shift+F10', { key: 'F10', shiftKey: true }],
])('LAY-14 by keyboard %s opens the actions', (_, key) => {
  button().focus()
  // Prevented: no second menu from the browser.
  expect(fireEvent.keyDown(button(), key)).toBe(false)
  expect(onWanted).toHaveBeenCalledTimes(1)
})

test('LAY-14 in a text box of the row that key opens the menu of the browser, which can paste', () => {
  const box = screen.getByRole('textbox', { name: 'Nom' })
  box.focus()
  expect(fireEvent.keyDown(box, { key: 'ContextMenu' })).toBe(true)
  expect(onWanted).not.toHaveBeenCalled()
})
