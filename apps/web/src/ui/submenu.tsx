import { Menu as ArkMenu, useMenuContext } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { usePatientSubmenu } from './use-patient-submenu.ts'

/** With hover, and room next to the menu. */
const HAS_ROOM_BESIDE = '(hover: hover) and (min-width: 48rem)'

/** Evaluated when a menu renders, which never happens on the server. */
export function hasSubmenus(): boolean {
  return window.matchMedia(HAS_ROOM_BESIDE).matches
}

/** The item's id in the outer menu. */
export const submenuItemId = (id: string) => `submenu-of-${id}`

type SubmenuProps = {
  readonly id: string
  readonly label: ReactNode
  readonly itemClass: string
  readonly contentClass: string
  /** Value of the first item, where keys start. */
  readonly first: string
  readonly children: ReactNode
}

/** Opens another menu next to its own. */
export function Submenu({ id, label, itemClass, contentClass, first, children }: SubmenuProps) {
  const { isOpen, isByPointer, onOpenChange, item, content } = usePatientSubmenu()
  return (
    <ArkMenu.Root
      ids={{ trigger: submenuItemId(id) }}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      lazyMount
      unmountOnExit
    >
      <KeysBeginAt value={isOpen && !isByPointer ? first : null} />
      <ArkMenu.TriggerItem className={itemClass} {...item}>
        <span className="flex-1">{label}</span>
        <ChevronRight aria-hidden="true" className="size-5 text-muted" />
      </ArkMenu.TriggerItem>
      <Portal>
        <ArkMenu.Positioner>
          <ArkMenu.Content className={contentClass} {...content}>
            {children}
          </ArkMenu.Content>
        </ArkMenu.Positioner>
      </Portal>
    </ArkMenu.Root>
  )
}

function KeysBeginAt({ value }: { readonly value: string | null }) {
  const { setHighlightedValue } = useMenuContext()
  const begin = useEffectEvent(setHighlightedValue)
  useEffect(() => {
    if (value !== null) begin(value)
  }, [value])
  return null
}
