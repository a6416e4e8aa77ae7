import { Menu as ArkMenu, useMenuContext } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useClosedByBack } from './closed-by-back.ts'
import type { MenuChoice, MenuItem } from './menu-items.ts'
import { hasSubmenus, Submenu } from './submenu.tsx'

const ITEM_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-base text-ink no-underline outline-none select-none ' +
  'data-highlighted:bg-sunken data-disabled:text-muted'

const CONTENT_CLASS =
  'open-by-fading z-50 grid min-w-60 max-w-[calc(100vw-16px)] rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none'

function Item({ item }: { item: MenuItem }) {
  switch (item.kind) {
    case 'separator':
      return <ArkMenu.Separator className="my-1.5 border-line" />
    case 'link':
      return (
        <ArkMenu.Item value={item.value} asChild className={ITEM_CLASS}>
          {item.link}
        </ArkMenu.Item>
      )
    case 'action':
      return (
        <ArkMenu.Item
          value={item.value}
          disabled={item.isDisabled ?? false}
          // Not `onSelect`, which is told of the highlighted item: a page that draws late has highlighted another, or none.
          onClick={() => (item.isDisabled ? undefined : queueMicrotask(item.onSelect))}
          className={item.isDangerous ? `${ITEM_CLASS} text-carmine` : ITEM_CLASS}
        >
          {item.icon}
          {item.label}
        </ArkMenu.Item>
      )
    case 'choice':
      return hasSubmenus() ? (
        <Submenu
          id={item.id}
          label={item.label}
          itemClass={ITEM_CLASS}
          contentClass={CONTENT_CLASS}
          first={item.options[0]?.value ?? ''}
        >
          <Options choice={item} />
        </Submenu>
      ) : (
        <Options choice={item}>
          <ArkMenu.ItemGroupLabel className="px-3 pt-2 pb-1 text-sm text-muted">{item.label}</ArkMenu.ItemGroupLabel>
        </Options>
      )
  }
}

function Options({ choice, children }: { choice: MenuChoice; children?: ReactNode }) {
  return (
    <ArkMenu.RadioItemGroup value={choice.value} onValueChange={(details) => choice.onChange(details.value)}>
      {children}
      {choice.options.map((option) => (
        <ArkMenu.RadioItem key={option.value} value={option.value} className={ITEM_CLASS} closeOnSelect={false}>
          {option.icon}
          <ArkMenu.ItemText className="flex-1">{option.label}</ArkMenu.ItemText>
          <ArkMenu.ItemIndicator>
            <Check aria-hidden="true" className="size-5 text-carmine" />
          </ArkMenu.ItemIndicator>
        </ArkMenu.RadioItem>
      ))}
    </ArkMenu.RadioItemGroup>
  )
}

export function MenuContent({ items }: { readonly items: readonly MenuItem[] }) {
  const { open, setOpen } = useMenuContext()
  useClosedByBack(open, () => setOpen(false))
  return (
    <Portal>
      <ArkMenu.Positioner>
        <ArkMenu.Content className={CONTENT_CLASS}>
          {items.map((item) => (
            <Item key={item.kind === 'action' || item.kind === 'link' ? item.value : item.id} item={item} />
          ))}
        </ArkMenu.Content>
      </ArkMenu.Positioner>
    </Portal>
  )
}
