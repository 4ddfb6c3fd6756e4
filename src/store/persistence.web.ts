/** Asks the browser not to clear stored games when space runs short: true when it agreed. */
export async function askToPersist(): Promise<boolean | null> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
