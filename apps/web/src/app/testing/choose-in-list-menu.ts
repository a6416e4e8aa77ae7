import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Does one of the seldom things about everybody in the list of an event. */
export async function chooseInListMenu(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
  const item = await screen.findByRole('menuitem', { name })
  // A menu hears nothing before it has the focus.
  await waitFor(() => expect(item.closest('[role=menu]')?.contains(document.activeElement)).toBe(true))
  await user.click(item)
}
