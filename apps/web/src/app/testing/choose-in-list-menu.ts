import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export async function chooseInListMenu(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Autres actions' }))
  await user.click(menu.queryByRole('link', { name }) ?? menu.getByRole('button', { name }))
}
