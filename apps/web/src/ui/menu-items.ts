import type { ReactElement, ReactNode } from 'react'
import type { ButtonProps } from './button.tsx'

export type MenuAction = {
  kind: 'action'
  value: string
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  isDisabled?: boolean
  isDangerous?: boolean
}
/** A router or plain link as an item. */
export type MenuLink = { kind: 'link'; value: string; link: ReactElement }
export type MenuChoice = {
  kind: 'choice'
  id: string
  label: ReactNode
  value: string
  options: readonly { value: string; label: ReactNode; icon?: ReactNode }[]
  onChange: (value: string) => void
}
export type MenuSeparator = { kind: 'separator'; id: string }
export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuSeparator

export type MenuProps = {
  /** `<Button>` or `<IconButton>`. */
  trigger: ReactElement<ButtonProps>
  label: string
  items: readonly MenuItem[]
}

/** Where the arrow keys start. */
export type MenuEnd = 'first' | 'last'
