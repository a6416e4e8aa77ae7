import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu-items.ts'
import { OpenMenu } from './open-menu.tsx'

/** The menu uses animation frames too. */
const FAKED = ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const

const onChange = vi.fn()
const onSelect = vi.fn()
const ITEMS: readonly MenuItem[] = [
  { kind: 'action', value: 'first', label: 'Profil', onSelect },
  {
    kind: 'choice',
    id: 'theme',
    label: 'Thème',
    value: 'light',
    options: [
      { value: 'light', label: 'Clair' },
      { value: 'dark', label: 'Sombre' },
    ],
    onChange,
  },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: [...FAKED] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onChange.mockReset()
  onSelect.mockReset()
})

const wait = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))
const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true })
const themeItem = () => screen.getByRole('menuitem', { name: 'Thème' })
const options = () => screen.queryAllByRole('menuitemradio').length

async function openMenu(hasRoom: boolean, highlighted: 'none' | 'first' | 'last' = 'none') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: hasRoom && query.includes('hover: hover'), media: query }) as MediaQueryList,
  )
  render(<OpenMenu highlighted={highlighted} label="Réglages" trigger={<Button>Menu</Button>} items={ITEMS} />)
  fireEvent.pointerDown(menuButton(), { pointerType: 'mouse' })
  await wait(50)
}

/** Elsewhere on the page, reported by each movement. */
const elsewhere = () =>
  act(async () => void fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 }))
const isThemeOpen = () => themeItem().getAttribute('aria-expanded') === 'true'
const over = (element: HTMLElement) => act(async () => void fireEvent.pointerMove(element, { pointerType: 'mouse' }))
const away = (element: HTMLElement) => act(async () => void fireEvent.pointerLeave(element, { pointerType: 'mouse' }))

test('LAY-14 a submenu opens when the pointer has rested on its item for 100 ms', async () => {
  await openMenu(true)
  await over(themeItem())
  await wait(99)
  expect(options()).toBe(0)
  await wait(1)
  expect(options()).toBe(2)
})

test('LAY-14 a pointer that only passes over opens nothing', async () => {
  await openMenu(true)
  await over(themeItem())
  await wait(99)
  await away(themeItem())
  await wait(1000)
  expect(options()).toBe(0)
})

test('LAY-14 a submenu closes 100 ms after the pointer left', async () => {
  await openMenu(true)
  await over(themeItem())
  await wait(100)
  await away(themeItem())
  await elsewhere()
  await wait(50)
  await elsewhere()
  await wait(49)
  expect(isThemeOpen()).toBe(true)
  await wait(1)
  expect(isThemeOpen()).toBe(false)
  expect(document.activeElement).toBe(themeItem().closest('[role=menu]'))
})

test('LAY-14 a pointer that comes back within 100 ms, to the item or into the submenu, keeps it open', async () => {
  await openMenu(true)
  await over(themeItem())
  await wait(100)
  for (const back of [themeItem(), screen.getByRole('menuitemradio', { name: 'Clair' })]) {
    await away(themeItem())
    await elsewhere()
    await wait(99)
    await over(back)
    await wait(1000)
    expect(isThemeOpen()).toBe(true)
  }
  await away(screen.getByRole('menuitemradio', { name: 'Clair' }).closest('[role=menu]') ?? themeItem())
  await wait(99)
  expect(isThemeOpen()).toBe(true)
  await wait(1)
  expect(isThemeOpen()).toBe(false)
})

test('LAY-14 by keyboard there is nothing to wait for', async () => {
  await openMenu(true)
  const menu = screen.getByRole('menu')
  fireEvent.keyDown(menu, { key: 'End' })
  await wait(0)
  fireEvent.keyDown(menu, { key: 'ArrowRight' })
  await wait(50)
  expect(options()).toBe(2)
  expect(screen.getByRole('menuitemradio', { name: 'Clair' }).hasAttribute('data-highlighted')).toBe(true)
  fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'Clair' }).closest('[role=menu]') ?? menu, {
    key: 'ArrowLeft',
  })
  await wait(0)
  expect(isThemeOpen()).toBe(false)
  fireEvent.keyDown(menu, { key: 'ArrowRight' })
  await wait(50)
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Sombre' }))
  await wait(0)
  expect(onChange).toHaveBeenCalledWith('dark')
})

test('a menu opened by the arrow that leads up begins at its last item, also when that opens a submenu', async () => {
  await openMenu(true, 'last')
  expect(themeItem().hasAttribute('data-highlighted')).toBe(true)
})

test('LAY-14 the button of a menu opens it when the finger lets go, however long it stayed', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: false, media: query }) as MediaQueryList)
  render(<Menu label="Réglages" trigger={<Button>Menu</Button>} items={ITEMS} />)
  fireEvent.pointerDown(menuButton(), { pointerType: 'touch' })
  await wait(3000)
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.pointerUp(menuButton(), { pointerType: 'touch' })
  fireEvent.click(menuButton())
  await vi.dynamicImportSettled()
  await wait(50)
  expect(screen.getByRole('menu')).toBeTruthy()
})

test('LAY-14 a phone has no submenu: the choices stand in the menu', async () => {
  await openMenu(false)
  expect(options()).toBe(2)
  expect(screen.queryByRole('menuitem', { name: 'Thème' })).toBeNull()
})
