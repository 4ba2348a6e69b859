// What stands in the file of the page until the page is drawn: tells there when that will not be. It comes before the
// script that draws and runs before it, so that it learns of all that fails.

addEventListener('error', tell, true);
addEventListener('unhandledrejection', tell);

/** A picture or a style that does not come is no reason. */
function tell({ target }) {
  if (target === window || target.localName === 'script')
    document.querySelector('.starting')?.classList.add('failed');
}

// Its address alone would leave out what stands behind the `#`: a whole puzzle, in a link to one.
document.querySelector('.starting a').addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
