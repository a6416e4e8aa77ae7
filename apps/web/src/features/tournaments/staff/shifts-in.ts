import type { HelperOnShift } from '../api/own/shifts.ts'

/** A role in force that another one stands in for. */
export type Shift = { readonly standIn: HelperOnShift; readonly giver: HelperOnShift }

/** Those that concern this device, its own standing in first. */
export function shiftsIn(helpers: readonly HelperOnShift[]): readonly Shift[] {
  const shifts = allShiftsIn(helpers).filter(({ standIn, giver }) => standIn.isOwn || giver.isOwn)
  return [...shifts.filter(({ standIn }) => standIn.isOwn), ...shifts.filter(({ standIn }) => !standIn.isOwn)]
}

export function allShiftsIn(helpers: readonly HelperOnShift[]): readonly Shift[] {
  return helpers.flatMap((standIn) => {
    const giver = helpers.find(({ id }) => id === standIn.replaces)
    return giver ? [{ standIn, giver }] : []
  })
}
