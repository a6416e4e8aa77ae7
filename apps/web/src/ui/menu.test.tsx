import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu-items.ts'

const RENAME = vi.fn()
const REMOVE = vi.fn()
const ITEMS: readonly MenuItem[] = [
  { kind: 'action', value: 'rename', label: 'Renommer', onSelect: RENAME },
  { kind: 'separator', id: 'line' },
  { kind: 'action', value: 'remove', label: 'Retirer', onSelect: REMOVE },
]

beforeEach(() => vi.clearAllMocks())

async function opened(press: (user: ReturnType<typeof userEvent.setup>, trigger: HTMLElement) => Promise<void>) {
  const user = userEvent.setup()
  render(<Menu label="Joueur" trigger={<Button>Actions</Button>} items={ITEMS} />)
  const trigger = screen.getByRole('button', { name: 'Actions' })
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu')
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  await press(user, trigger)
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
  return { user, menu }
}
const highlighted = () => document.querySelector('[data-highlighted]')?.textContent ?? null

test.each([
  ['{Enter}', 'Renommer'],
  ['{ArrowDown}', 'Renommer'],
  ['{ArrowUp}', 'Retirer'],
])('a menu opened for the first time by %s begins at %s', async (key, first) => {
  await opened(async (user, trigger) => {
    trigger.focus()
    await user.keyboard(key)
  })
  await waitFor(() => expect(highlighted()).toBe(first))
})

test('a menu pressed begins nowhere, and gives the focus back to its button when it is left', async () => {
  const { user } = await opened((pressing, trigger) => pressing.click(trigger))
  expect(highlighted()).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test.each(['{Enter}', 'pressing'])(
  'an item clicked alone, as by a screen reader, is what was meant after %s',
  async (by) => {
    const { menu } = await opened(async (user, trigger) => {
      trigger.focus()
      await (by === 'pressing' ? user.click(trigger) : user.keyboard(by))
    })
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Retirer' }))
    await waitFor(() => expect(REMOVE).toHaveBeenCalledOnce())
    expect(RENAME).not.toHaveBeenCalled()
  },
)

test('an item chosen by a key is chosen once', async () => {
  const { user } = await opened((pressing, trigger) => pressing.click(trigger))
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(RENAME).toHaveBeenCalledOnce())
})
