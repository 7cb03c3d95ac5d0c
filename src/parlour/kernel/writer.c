/* Writes positions as numbers: the same as writer.py, which says what everything means, for compiled builds.

Python is never called from here while a position is written, so no list changes meanwhile. Whatever a list holds, nothing is
written outside of a buffer. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

enum { NUMBER, NAME, SEAT, SEATS, CARD, CARDS, STACKS, POINTER, POINTERS, ON_CARDS };
enum { ONE, LIST, TURNED };

typedef long long Int;

typedef struct {
    Int part, kind, many, begin, rows, width, start;
} Row;

typedef struct {
    PyObject_HEAD
    Row *plan;
    Py_ssize_t rows;
    Int size, seats;
} Writer;

/* What is known while one position is written. */
typedef struct {
    PyObject **face, **known;
    Int cards, seat, me, seats;
} Pen;

/* Reading. Every function returns -1 with an exception set if something is not what it should be, else 0. */

static inline int read_int(PyObject *value, Int *found)
{
    if (!PyLong_Check(value)) {
        PyErr_Format(PyExc_TypeError, "a position has whole numbers, not %.100s", Py_TYPE(value)->tp_name);
        return -1;
    }
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)value)) {
        *found = PyUnstable_Long_CompactValue((PyLongObject *)value);
        return 0;
    }
#else
    Py_ssize_t digits = Py_SIZE(value); /* negative for a negative number */
    if (digits >= -1 && digits <= 1) {
        *found = digits * (Int)((PyLongObject *)value)->ob_digit[0];
        return 0;
    }
#endif
    *found = PyLong_AsLongLong(value);
    return *found == -1 && PyErr_Occurred() ? -1 : 0;
}

static inline int check_list(PyObject *value)
{
    if (PyList_Check(value))
        return 0;
    PyErr_Format(PyExc_TypeError, "a position has lists here, not %.100s", Py_TYPE(value)->tp_name);
    return -1;
}

static inline PyObject **items(PyObject *list)
{
    return ((PyListObject *)list)->ob_item;
}

/* Writing. `cells` are those of one value. A plan leaves no value without its room: see `check_row`. */

/* Add a number at the face of a card, if the seat knows it. */
static inline int add(const Pen *pen, Int card, Int number, float *cells, Int faces)
{
    Int face, known;
    if (card >= pen->cards) {
        PyErr_Format(PyExc_IndexError, "there is no card %lld", card);
        return -1;
    }
    if (read_int(pen->known[card], &known) < 0)
        return -1;
    if (!(known >> pen->seat & 1))
        return 0;
    if (read_int(pen->face[card], &face) < 0)
        return -1;
    if (face < 0 || face >= faces) {
        PyErr_Format(PyExc_IndexError, "there is no room for the face %lld among %lld", face, faces);
        return -1;
    }
    cells[face] = (float)(cells[face] + (double)number);
    return 0;
}

static inline int write_some_cards(const Pen *pen, PyObject **cards, Py_ssize_t count, float *cells, Int width)
{
    Py_ssize_t there = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        Int card;
        if (read_int(cards[i], &card) < 0)
            return -1;
        if (card < 0)
            continue;
        there++;
        if (add(pen, card, 1, cells, width - 1) < 0)
            return -1;
    }
    cells[width - 1] += (float)there;
    return 0;
}

static int write_cards(const Pen *pen, PyObject *cards, float *cells, Int width)
{
    return check_list(cards) < 0 ? -1 : write_some_cards(pen, items(cards), PyList_GET_SIZE(cards), cells, width);
}

static int write_stacks(const Pen *pen, PyObject *stacks, float *cells, Int width)
{
    if (check_list(stacks) < 0)
        return -1;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(stacks); i++)
        if (write_cards(pen, items(stacks)[i], cells, width) < 0)
            return -1;
    return 0;
}

static int write_pointer(const Pen *pen, PyObject *value, float *cells, Int width)
{
    Int card;
    if (read_int(value, &card) < 0)
        return -1;
    return card >= 0 && card < pen->cards ? add(pen, card, 1, cells, width) : 0;
}

static int write_pointers(const Pen *pen, PyObject *cards, float *cells, Int width)
{
    if (check_list(cards) < 0)
        return -1;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(cards); i++)
        if (write_pointer(pen, items(cards)[i], cells, width) < 0)
            return -1;
    return 0;
}

static int write_on_cards(const Pen *pen, PyObject *values, float *cells, Int width, Int start)
{
    if (check_list(values) < 0)
        return -1;
    for (Py_ssize_t card = 0; card < PyList_GET_SIZE(values); card++) {
        Int number;
        if (read_int(items(values)[card], &number) < 0)
            return -1;
        if (number != start && add(pen, card, number, cells, width) < 0)
            return -1;
    }
    return 0;
}

static inline void write_seat(const Pen *pen, Int seat, float *cells)
{
    cells[seat >= pen->me ? seat - pen->me : seat - pen->me + pen->seats] = 1;
}

/* Numbers, names, seats or sets of seats, one behind the other. */
static inline int write_items(const Pen *pen, Int kind, PyObject **values, Py_ssize_t count, float *cells, Int width)
{
    for (Py_ssize_t i = 0; i < count; i++, cells += width) {
        Int number;
        if (read_int(values[i], &number) < 0)
            return -1;
        if (kind == NUMBER)
            cells[0] = (float)(double)number;
        else if (kind == NAME) {
            if (number >= 0 && number < width)
                cells[number] = 1;
        } else if (kind == SEAT) {
            if (number >= 0 && number < pen->seats)
                write_seat(pen, number, cells);
        } else
            for (Int seat = 0; seat < pen->seats; seat++)
                if (number >> seat & 1)
                    write_seat(pen, seat, cells);
    }
    return 0;
}

/* Cards, or what lies on them. */
static int write_zones(const Pen *pen, const Row *row, PyObject **values, Py_ssize_t count, float *cells)
{
    Int width = row->width;
    int failed = 0;
    for (Py_ssize_t i = 0; i < count && !failed; i++, cells += width)
        switch (row->kind) {
        case CARD:
            failed = write_some_cards(pen, values + i, 1, cells, width);
            break;
        case CARDS:
            failed = write_cards(pen, values[i], cells, width);
            break;
        case STACKS:
            failed = write_stacks(pen, values[i], cells, width);
            break;
        case POINTER:
            failed = write_pointer(pen, values[i], cells, width);
            break;
        case POINTERS:
            failed = write_pointers(pen, values[i], cells, width);
            break;
        default:
            failed = write_on_cards(pen, values[i], cells, width, row->start);
        }
    return failed;
}

static inline int write_values(const Pen *pen, const Row *row, PyObject **values, Py_ssize_t count, float *cells)
{
    return row->kind <= SEATS ? write_items(pen, row->kind, values, count, cells, row->width)
                              : write_zones(pen, row, values, count, cells);
}

static inline int write_row(const Pen *pen, const Row *row, PyObject *parts, float *cells)
{
    if (row->part >= PyList_GET_SIZE(parts)) {
        PyErr_Format(PyExc_IndexError, "the position has no part %lld", row->part);
        return -1;
    }
    PyObject **values = items(parts) + row->part;
    cells += row->begin;
    if (row->many == ONE)
        return write_values(pen, row, values, 1, cells);
    if (check_list(*values) < 0)
        return -1;
    Py_ssize_t there = PyList_GET_SIZE(*values), count = there < row->rows ? there : (Py_ssize_t)row->rows;
    values = items(*values);
    if (row->many == LIST || !there)
        return write_values(pen, row, values, count, cells);
    Py_ssize_t first = (Py_ssize_t)(pen->me % there), left = there - first < count ? there - first : count;
    if (write_values(pen, row, values + first, left, cells) < 0)
        return -1;
    return write_values(pen, row, values, count - left, cells + left * row->width);
}

/* Write a 1 at some places of a buffer of zeros that holds floats, or bytes. */
static int write_ones(PyObject *ones, void *cells, Py_ssize_t size, int floats)
{
    if (check_list(ones) < 0)
        return -1;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(ones); i++) {
        Int cell;
        if (read_int(PyList_GET_ITEM(ones, i), &cell) < 0)
            return -1;
        if (cell < 0 || cell >= size) {
            PyErr_Format(PyExc_IndexError, "there is no cell %lld among %zd", cell, size);
            return -1;
        }
        if (floats)
            ((float *)cells)[cell] = 1;
        else
            ((char *)cells)[cell] = 1;
    }
    return 0;
}

/* The memory of a buffer with one of some formats; the caller releases it. */
static int open_buffer(PyObject *buffer, Py_buffer *view, const char *formats)
{
    if (PyObject_GetBuffer(buffer, view, PyBUF_WRITABLE | PyBUF_ND | PyBUF_FORMAT) < 0)
        return -1;
    const char *format = view->format == NULL ? "B" : view->format;
    if (strlen(format) == 1 && strchr(formats, format[0]) != NULL && view->ndim == 1)
        return 0;
    PyErr_Format(PyExc_ValueError, "the buffer has the format %.20s, not %s", format, formats);
    PyBuffer_Release(view);
    return -1;
}

static int arguments(Py_ssize_t given, Py_ssize_t needed)
{
    if (given == needed)
        return 0;
    PyErr_Format(PyExc_TypeError, "give %zd arguments, not %zd", needed, given);
    return -1;
}

static PyObject *Writer_write(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    const Writer *writer = (Writer *)self;
    Pen pen = {.seats = writer->seats};
    Py_buffer view;
    if (arguments(count, 7) < 0)
        return NULL;
    PyObject *parts = args[0], *face = args[1], *known = args[2], *ones = args[5];
    if (check_list(parts) < 0 || check_list(face) < 0 || check_list(known) < 0 || read_int(args[3], &pen.seat) < 0
        || read_int(args[4], &pen.me) < 0)
        return NULL;
    if (pen.seat < 0 || pen.seat > 62 || pen.me < 0 || pen.me >= pen.seats || Py_SIZE(face) != Py_SIZE(known)) {
        PyErr_Format(PyExc_ValueError, "no seat %lld or %lld, or not as many known as faces", pen.seat, pen.me);
        return NULL;
    }
    pen.face = items(face);
    pen.known = items(known);
    pen.cards = PyList_GET_SIZE(face);
    if (open_buffer(args[6], &view, "f") < 0)
        return NULL;
    int failed = -1;
    if (view.len != (Py_ssize_t)(writer->size * sizeof(float)))
        PyErr_Format(PyExc_ValueError, "the buffer has %zd bytes, not %lld floats", view.len, writer->size);
    else {
        memset(view.buf, 0, view.len);
        failed = write_ones(ones, view.buf, (Py_ssize_t)writer->size, 1);
        for (Py_ssize_t i = 0; i < writer->rows && !failed; i++)
            failed = write_row(&pen, &writer->plan[i], parts, view.buf);
    }
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

/* Whether all that a row writes has its room among so many numbers. */
static int check_row(const Row *row, Int size, Int seats)
{
    const Int most = 1 << 30;
    Int least = row->kind == SEAT || row->kind == SEATS ? seats : row->kind == NAME ? 0 : 1;
    int fits = row->kind != NUMBER || row->width == 1;
    if (row->part >= 0 && row->kind >= NUMBER && row->kind <= ON_CARDS && row->many >= ONE && row->many <= TURNED
        && fits && row->begin >= 0 && row->rows >= (row->many == ONE) && row->width >= least && row->begin < most
        && row->rows < most && row->width < most && row->begin + row->rows * row->width <= size)
        return 0;
    PyErr_Format(PyExc_ValueError, "the part %lld has no room at %lld", row->part, row->begin);
    return -1;
}

static int read_plan(Writer *writer, PyObject *plan)
{
    writer->rows = PyList_GET_SIZE(plan);
    writer->plan = PyMem_Calloc(writer->rows ? writer->rows : 1, sizeof(Row));
    if (writer->plan == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < writer->rows; i++) {
        Row *row = &writer->plan[i];
        PyObject *said = PyList_GET_ITEM(plan, i);
        if (!PyTuple_Check(said)) {
            PyErr_Format(PyExc_TypeError, "a row of a plan is a tuple, not %.100s", Py_TYPE(said)->tp_name);
            return -1;
        }
        if (!PyArg_ParseTuple(said, "LLLLLLL", &row->part, &row->kind, &row->many, &row->begin,
                              &row->rows, &row->width, &row->start)
            || check_row(row, writer->size, writer->seats) < 0)
            return -1;
    }
    return 0;
}

static PyObject *Writer_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    PyObject *plan;
    Int size, seats;
    static char *keywords[] = {"plan", "size", "seats", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, names, "O!LL", keywords, &PyList_Type, &plan, &size, &seats))
        return NULL;
    if (size < 0 || seats < 1 || seats > 62) {
        PyErr_SetString(PyExc_ValueError, "a writer needs a size and seats");
        return NULL;
    }
    Writer *writer = (Writer *)type->tp_alloc(type, 0);
    if (writer == NULL)
        return NULL;
    writer->size = size;
    writer->seats = seats;
    if (read_plan(writer, plan) < 0) {
        Py_DECREF(writer);
        return NULL;
    }
    return (PyObject *)writer;
}

static void Writer_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(((Writer *)self)->plan);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyObject *mark(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (arguments(count, 2) < 0 || open_buffer(args[1], &view, "Bb?") < 0)
        return NULL;
    memset(view.buf, 0, view.len);
    int failed = write_ones(args[0], view.buf, view.len, 0);
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

/* The module */

static PyMethodDef writer_methods[] = {
    {"write", (PyCFunction)(void (*)(void))Writer_write, METH_FASTCALL,
     "Write the parts of a position as a seat sees them, and a 1 at some places."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot writer_slots[] = {
    {Py_tp_doc, "Writes positions by a plan, into buffers of so many 32-bit floats."},
    {Py_tp_new, Writer_new},
    {Py_tp_dealloc, Writer_dealloc},
    {Py_tp_methods, writer_methods},
    {0, NULL},
};

static PyType_Spec writer_spec = {
    .name = "parlour.kernel.writer.Writer",
    .basicsize = sizeof(Writer),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = writer_slots,
};

static PyMethodDef functions[] = {
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL,
     "Write a 1 at some places of a buffer of bytes, and 0 at all others."},
    {NULL, NULL, 0, NULL},
};

static int fill_module(PyObject *module)
{
    static const struct { const char *name; long value; } numbers[] = {
        {"NUMBER", NUMBER}, {"NAME", NAME}, {"SEAT", SEAT}, {"SEATS", SEATS}, {"CARD", CARD}, {"CARDS", CARDS},
        {"STACKS", STACKS}, {"POINTER", POINTER}, {"POINTERS", POINTERS}, {"ON_CARDS", ON_CARDS},
        {"ONE", ONE}, {"LIST", LIST}, {"TURNED", TURNED},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (PyModule_AddIntConstant(module, numbers[i].name, numbers[i].value) < 0)
            return -1;
    PyObject *type = PyType_FromModuleAndSpec(module, &writer_spec, NULL);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Writer", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "writer",
    .m_doc = "Writes positions as numbers, in C.",
    .m_methods = functions,
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit_writer(void)
{
    return PyModuleDef_Init(&definition);
}
