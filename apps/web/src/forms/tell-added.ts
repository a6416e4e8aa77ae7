import { notify, toaster } from '../ui/toasts.tsx'

type Told = { readonly titleOf: (added: number) => string; readonly description?: string }

let added = 0

/** People added one after the other are one toast while it stands: several would cover the list. */
export function tellAdded({ titleOf, description }: Told): void {
  added = toaster.isShown(ID) ? added + 1 : 1
  const told = { id: ID, title: titleOf(added) }
  if (description === undefined) notify.success(told)
  else notify.info({ ...told, description })
}

const ID = 'people added'
