/** Devices given access to one registration by a letter's link. */
export type RegistrationDevicesTable = {
  registration_id: string
  /** Of the device's own secret. */
  hash: string
  /** Of the link it opened: access ends with that link. */
  link_hash: string
  at: string
}
