import { Menu as ArkMenu } from '@ark-ui/react/menu'
import { MenuContent } from './menu-content.tsx'
import type { MenuEnd, MenuItem, MenuProps } from './menu-items.ts'
import { hasSubmenus, submenuItemId } from './submenu.tsx'

type OpenMenuProps = MenuProps & { highlighted: MenuEnd | 'none' }

function highlightedValue(items: readonly MenuItem[], end: MenuEnd | 'none'): string | null {
  const values = items.flatMap((item) => {
    if (item.kind === 'choice') return hasSubmenus() ? [submenuItemId(item.id)] : item.options.map(({ value }) => value)
    return item.kind === 'separator' ? [] : [item.value]
  })
  return (end === 'none' ? null : values.at(end === 'first' ? 0 : -1)) ?? null
}

/** Replaces the pressed button, and opens at once. */
export function OpenMenu({ trigger, label, items, highlighted }: OpenMenuProps) {
  return (
    <ArkMenu.Root
      aria-label={label}
      positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 6 }}
      defaultOpen
      defaultHighlightedValue={highlightedValue(items, highlighted)}
      lazyMount
      unmountOnExit
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      <MenuContent items={items} />
    </ArkMenu.Root>
  )
}
