/** Tells password managers which account this form's password belongs to. */
export function KnownUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
