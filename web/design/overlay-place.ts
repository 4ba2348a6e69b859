// Menus and tooltips go inside the dialog of their button, because nothing outside an open dialog
// can be used. Without a dialog, they go inside the main part or the header that contains the
// button, because all content should be inside a landmark of the page.

export function overlayPlace(button: Element | null): HTMLElement {
  const place =
    button?.closest<HTMLElement>('dialog, [role="dialog"], main') ?? button?.closest('header');
  return place ?? document.body;
}
