import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog.tsx'

afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState<'sheet' | 'question' | null>(null)
  const [isAsked, setAsked] = useState(false)
  return (
    <main>
      <p aria-live="polite">Nouvelles</p>
      <button type="button" onClick={() => setOpen('sheet')}>
        Ouvrir
      </button>
      <button type="button" onClick={() => setOpen('question')}>
        Demander
      </button>
      <Dialog isOpen={open === 'sheet'} onClose={() => setOpen(null)} title="Table 4" closeLabel="Fermer">
        <button type="button" onClick={() => setAsked(true)}>
          Effacer
        </button>
        <input aria-label="Score" />
        <button type="button" hidden>
          Cachée
        </button>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question' || isAsked}
        onClose={() => {
          setAsked(false)
          setOpen((now) => (now === 'question' ? null : now))
        }}
        onConfirm={() => {}}
        title="Vraiment ?"
        description="Le score est perdu."
        confirmLabel="Oui"
        cancelLabel="Non"
        closeLabel="Fermer"
      />
    </main>
  )
}

const focused = () => document.activeElement?.textContent ?? ''

test('LOOK-17 an open dialog is alone with the keyboard, and gives the focus back where it was', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(screen.getByRole('dialog', { name: 'Table 4' })).toBeTruthy()
  expect(focused()).toBe('Table 4')
  expect(screen.queryByRole('button', { name: 'Ouvrir' })).toBeNull()
  expect(screen.getByText('Nouvelles').closest('[aria-hidden=true]')).toBeNull()
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Fermer')
  await user.tab({ shift: true })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Score')
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Fermer')
  screen.getByText('Demander').focus()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe('Ouvrir')
  expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(0)
  await waitFor(() => expect(document.body.style.overflow).toBe(''))
})

test('LOOK-17 of two dialogs the upper one is heard, and the lower one stays', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  await user.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alertdialog', { name: 'Vraiment ?', description: 'Le score est perdu.' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Table 4' })).toBeTruthy()
  expect(focused()).toBe('Effacer')
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'))
})

test('LOOK-17 a press beside a dialog closes it, unless it began in it or a question waits for its answer', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  const sheet = screen.getByRole('dialog')
  const beside = sheet.parentElement as HTMLElement
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Score') },
    { target: beside },
    { keys: '[/MouseLeft]', target: beside },
  ])
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.click(beside)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Demander' }))
  await user.click(screen.getByRole('alertdialog').parentElement as HTMLElement)
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('CAVE-65 the page behind a sheet is held, and let go, once the sheet that came or left was painted', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const heard: string[] = []
  const isMarked = () => document.documentElement.hasAttribute('data-has-sheet')
  const watching = new MutationObserver((records) => {
    for (const { type, target } of records) {
      const isSheet = type === 'childList' && target === document.body
      if (isSheet) requestAnimationFrame(() => heard.push('painted'))
      if (type === 'attributes') heard.push(`${target.nodeName} ${isMarked() ? 'held' : 'free'}`)
    }
  })
  // The dialog of another test may just have left.
  await waitFor(() => expect(isMarked()).toBe(false))
  watching.observe(document.body, { childList: true })
  watching.observe(document.documentElement, { attributeFilter: ['data-has-sheet'] })
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  await waitFor(() => expect(heard.at(-1)).toBe('HTML held'))
  expect(document.body.style.overflow).toBe('hidden')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(heard.at(-1)).toBe('HTML free'))
  watching.disconnect()
  expect(document.body.style.overflow).toBe('')
  expect([...new Set(heard)].slice(0, 2)).toEqual(['painted', 'HTML held'])
  expect(heard.slice(heard.indexOf('HTML held') + 1, -1)).toContain('painted')
})
