import { Menu as ArkMenu, useMenuContext } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { ChevronRight } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'

/** How long a pointer rests on the item before its menu opens. The component library would wait 200 ms. */
const OPEN_DELAY_MS = 100

/** Where a pointer can rest on an item, and there is room beside the menu. */
const HAS_ROOM_BESIDE = '(hover: hover) and (min-width: 48rem)'

/** Whether this screen has submenus; asked when a menu is drawn, which never happens on the server. */
export function hasSubmenus(): boolean {
  return window.matchMedia(HAS_ROOM_BESIDE).matches
}

/** What the menu around it calls the item of a submenu. */
export const submenuItemId = (id: string) => `submenu-of-${id}`

type SubmenuProps = {
  readonly id: string
  readonly label: ReactNode
  readonly itemClass: string
  readonly contentClass: string
  readonly children: ReactNode
}

/** An item that opens a menu of its own beside the menu it stands in. */
export function Submenu({ id, label, itemClass, contentClass, children }: SubmenuProps) {
  return (
    <ArkMenu.Root ids={{ trigger: submenuItemId(id) }} lazyMount unmountOnExit>
      <SubmenuItem className={itemClass}>{label}</SubmenuItem>
      <Portal>
        <ArkMenu.Positioner>
          <ArkMenu.Content className={contentClass}>{children}</ArkMenu.Content>
        </ArkMenu.Positioner>
      </Portal>
    </ArkMenu.Root>
  )
}

function SubmenuItem({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const { setOpen } = useMenuContext()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const rest = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') timer.current ??= setTimeout(() => setOpen(true), OPEN_DELAY_MS)
  }
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  return (
    <ArkMenu.TriggerItem className={className} onPointerMove={rest} onPointerLeave={leave}>
      <span className="flex-1">{children}</span>
      <ChevronRight aria-hidden="true" className="size-5 text-muted" />
    </ArkMenu.TriggerItem>
  )
}
