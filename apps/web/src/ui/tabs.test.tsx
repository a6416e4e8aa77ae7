import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const NAMES = ['Rapide', 'Avancé', 'Premium'] as const

test('FAST-9 tabs are opened by a press and by arrows around both ends, one stop for the keyboard, and keep what was typed', async () => {
  const told: string[] = []
  function Screen() {
    const [value, setValue] = useState<(typeof NAMES)[number]>('Rapide')
    const tabs = NAMES.map((name) => ({ value: name, label: name, content: <input aria-label={`dans ${name}`} /> }))
    const onChange = (next: (typeof NAMES)[number]) => {
      told.push(next)
      setValue(next)
    }
    return <Tabs label="Genre" {...{ tabs, value, onChange }} />
  }
  render(<Screen />)
  const user = userEvent.setup()
  const tab = (name: string) => screen.getByRole('tab', { name })
  expect(screen.getByRole('tablist', { name: 'Genre' })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'dans Rapide' }), 'Zoé')
  await user.click(tab('Rapide'))
  expect(told).toEqual([])
  await user.click(tab('Avancé'))
  expect(screen.getByRole('tabpanel', { name: 'Avancé' })).toBeTruthy()
  expect(tab('Avancé').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Home}{End}')
  expect(told).toEqual(['Avancé', 'Premium', 'Rapide', 'Premium', 'Rapide', 'Premium'])
  expect(document.activeElement).toBe(tab('Premium'))
  expect(NAMES.map((name) => tab(name).tabIndex)).toEqual([-1, -1, 0])
  await user.click(tab('Rapide'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'dans Rapide' }).value).toBe('Zoé')
})

test('DESK-15 a panel that is not shown keeps its layout, and is opened by the browser’s search', async () => {
  function Screen() {
    const [value, setValue] = useState<(typeof NAMES)[number]>('Rapide')
    const tabs = NAMES.map((name) => ({ value: name, label: name, content: <p>dans {name}</p> }))
    return <Tabs label="Genre" {...{ tabs, value }} onChange={setValue} />
  }
  render(<Screen />)
  const user = userEvent.setup()
  const before = screen.getByText('dans Rapide')
  await user.click(screen.getByRole('tab', { name: 'Avancé' }))
  const panel = before.closest('[role=tabpanel]')
  expect(panel?.parentElement?.getAttribute('hidden')).toBe('until-found')
  expect(screen.queryByRole('tabpanel', { name: 'Rapide' })).toBeNull()
  act(() => void before.dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(screen.getByRole('tabpanel', { name: 'Rapide' })).toBe(panel)
  expect(screen.getByText('dans Rapide')).toBe(before)
})
